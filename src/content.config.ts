import { defineCollection } from 'astro:content';
import { file, glob } from 'astro/loaders';
import {
  blogSchema,
  careersSchema,
  docsSchema,
  faqGroupSchema,
  faqSchema,
  industrySchema,
  newsroomSchema,
  productSchema,
} from './content/schemas/documents.ts';

const mdx = (folder: string) => glob({ base: `./content/${folder}`, pattern: '**/*.mdx' });
const yaml = (folder: string) => glob({ base: `./content/${folder}`, pattern: '*.yaml' });

export const collections = {
  blog: defineCollection({ loader: mdx('blog'), schema: blogSchema }),
  newsroom: defineCollection({ loader: mdx('newsroom'), schema: newsroomSchema }),
  docs: defineCollection({ loader: mdx('docs'), schema: docsSchema }),
  faq: defineCollection({ loader: mdx('faq'), schema: faqSchema }),
  faqGroups: defineCollection({ loader: file('content/faq-groups.yaml'), schema: faqGroupSchema }),
  careers: defineCollection({ loader: mdx('careers'), schema: careersSchema }),
  product: defineCollection({ loader: yaml('product'), schema: productSchema }),
  industries: defineCollection({ loader: yaml('industries'), schema: industrySchema }),
};
