import { CardIcon } from './cards/card-icon.tsx';
import { CardWrapperLight } from './cards/card-wrapper-light.tsx';
import { PostSection } from './cards/post-section.tsx';
import { Clock } from './clock.tsx';
import ProseCode from './code/prose-code.astro';
import ColorPicker from './color-picker/color-picker.astro';
import { Amount, Company, Fee, Limit, SupportEmail } from './facts.tsx';
import { Business, CutOffs, FeeTable, Jurisdictions } from './tables.tsx';

/** Every component that a content document can use. */
export const proseComponents = {
  Amount,
  Business,
  CardIcon,
  CardWrapperLight,
  Clock,
  ColorPicker,
  Company,
  CutOffs,
  Fee,
  FeeTable,
  Jurisdictions,
  Limit,
  PostSection,
  ProseCode,
  SupportEmail,
};
