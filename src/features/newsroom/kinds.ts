import type { NewsItem } from '../../content/queries/newsroom.ts';

/** What an announcement is, in words. */
export const KINDS: Record<NewsItem['kind'], string> = {
  announcement: 'Announcement',
  product: 'Product',
  regulatory: 'Regulatory',
  company: 'Company',
};
