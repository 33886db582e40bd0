import { defineCollection } from 'astro:content';
import { join } from 'node:path';
import { file, glob } from 'astro/loaders';
import { fillMarks } from './content/marks.ts';
import { blogPageSchema } from './content/schemas/blog-page.ts';
import { careersPageSchema } from './content/schemas/careers-page.ts';
import {
  blogSchema,
  careersSchema,
  docsSchema,
  faqGroupSchema,
  faqSchema,
  industrySchema,
  type KnownNames,
  newsroomSchema,
  productSchema,
} from './content/schemas/documents.ts';
import { CONTENT_DIR, marks, site } from './content/site.ts';
import { readYaml } from './content/yaml-file.ts';

const at = (name: string) => join(CONTENT_DIR, name);
const mdx = (folder: string) => glob({ base: at(folder), pattern: '**/*.mdx' });
const yaml = (folder: string) => glob({ base: at(folder), pattern: '*.yaml' });
const filled = (raw: unknown) => fillMarks(raw, marks);

const blog = readYaml(at('pages/blog.yaml'), blogPageSchema, filled);
const careers = readYaml(at('pages/careers.yaml'), careersPageSchema, filled);
const known: KnownNames = {
  topics: Object.keys(blog.topics),
  teams: site.teams,
  seats: { teams: careers.teams, places: careers.places.items.map(({ name }) => name) },
};

export const collections = {
  blog: defineCollection({ loader: mdx('blog'), schema: blogSchema(known) }),
  newsroom: defineCollection({ loader: mdx('newsroom'), schema: newsroomSchema }),
  docs: defineCollection({ loader: mdx('docs'), schema: docsSchema(known) }),
  faq: defineCollection({ loader: mdx('faq'), schema: faqSchema }),
  faqGroups: defineCollection({ loader: file(at('faq-groups.yaml')), schema: faqGroupSchema }),
  careers: defineCollection({ loader: mdx('careers'), schema: careersSchema(known) }),
  product: defineCollection({ loader: yaml('product'), schema: productSchema }),
  industries: defineCollection({ loader: yaml('industries'), schema: industrySchema }),
};
