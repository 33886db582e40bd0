import { trustedAddress } from './analytics.ts';
import { whenShown } from './when-shown.ts';

/** The script tag of a service, as content says it. */
export interface Tag {
  readonly src: string;
  readonly attributes: Readonly<Record<string, string>>;
}

/** Puts the tag at the end of a page that is shown; a load that fails is silent. */
export function startTag({ src, attributes }: Tag): void {
  whenShown(() => {
    const script = document.createElement('script');
    for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
    script.async = true;
    script.src = trustedAddress(src);
    document.body.append(script);
  });
}
