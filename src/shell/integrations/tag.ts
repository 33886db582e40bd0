import { trustedAddress } from './analytics.ts';

/** The script tag of a service, from content. */
export interface Tag {
  readonly src: string;
  readonly attributes: Readonly<Record<string, string>>;
}

/** Appends the tag to the body; a failed load is ignored. */
export function startTag({ src, attributes }: Tag): void {
  const script = document.createElement('script');
  for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
  script.async = true;
  script.src = trustedAddress(src);
  document.body.append(script);
}
