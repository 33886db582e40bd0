import { parseExact } from './exact-yaml.ts';
import { sourceOf } from './files.ts';
import { once } from './once.ts';
import { railsSchema } from './schemas/rails-schema.ts';

/** The payment rails as they are declared. No mark stands in them: limits and facts need them first. */
export const railsFile = once(() => parseExact(sourceOf('rails.yaml'), railsSchema));
