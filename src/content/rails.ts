import { once } from './cache.ts';
import { parseExact } from './exact-yaml.ts';
import { sourceOf } from './files.ts';
import { railsSchema } from './schemas/rails-schema.ts';

/** The declared payment rails. Read without marks, since limits and facts depend on them. */
export const railsFile = once(() => parseExact(sourceOf('rails.yaml'), railsSchema));
