import { clsx } from 'clsx';
import { useState } from 'react';
import type { palette as paletteOf } from '#content/brand.ts';
import { copyText } from '#ui/browser/clipboard.ts';
import { Choice } from '#ui/choice/choice.tsx';
import { Split, Stack, Text } from '#ui/layout/box.tsx';
import { lookOf } from '#ui/layout/look.ts';
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx';
import { t } from '#words/words.ts';
import styles from '../prose-pieces.module.css';

type Swatch = ReturnType<typeof paletteOf>[number];

/** The CSS notations that a colour can be copied in. */
const NOTATIONS = ['HEX', 'RGB', 'OKLCH'] as const;
type Notation = (typeof NOTATIONS)[number];

/** The brand palette: choose a notation and click a colour to copy it. */
export function ColorPicker({ palette }: { palette: readonly Swatch[] }) {
  const [notation, setNotation] = useState<Notation>('HEX');
  const [announcement, setAnnouncement] = useState('');

  async function copy(swatch: Swatch) {
    // Cleared first, so that screen readers announce the same text again.
    setAnnouncement('');
    const value = swatch.written[notation];
    const values = { name: swatch.name, value };
    setAnnouncement(
      (await copyText(value)) ? t('copy.colour', values) : t('copy.colourFailed', values),
    );
  }

  return (
    <Stack gap={5} data-piece="color-picker">
      <Choice
        legend={t('copy.as')}
        name="color-notation"
        options={NOTATIONS.map((value) => ({ value, label: value }))}
        value={notation}
        onChange={(value) => setNotation(value as Notation)}
      />
      <Split.ul of={4} phone="two" gap={5}>
        {palette.map((swatch) => (
          <li key={swatch.name}>
            <button
              type="button"
              className={clsx(styles.swatch, lookOf({ measure: 'full', gap: 1, flow: 'stack' }))}
              onClick={() => copy(swatch)}
            >
              <svg
                className={styles.color}
                viewBox="0 0 100 60"
                preserveAspectRatio="none"
                aria-hidden="true"
              >
                <rect width="100" height="60" fill={swatch.written.HEX} />
              </svg>
              <Text.span size="name" before={2}>
                {swatch.name}
              </Text.span>
              <Text.code size="least" tone="text">
                {swatch.written[notation]}
              </Text.code>
              <Text.span size="small" tone="mute">
                {swatch.use}
              </Text.span>
              <VisuallyHidden>{t('copy.copy')}</VisuallyHidden>
            </button>
          </li>
        ))}
      </Split.ul>
      <Text role="status" size="small" tone="text" className={styles.status}>
        {announcement}
      </Text>
    </Stack>
  );
}
