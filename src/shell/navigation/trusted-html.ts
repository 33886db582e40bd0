import { TRUSTED_TYPES } from '../../spec.ts';

const policy = window.trustedTypes?.createPolicy(TRUSTED_TYPES.navigation, {
  createHTML: (text) => text,
});

/**
 * A page of this site that a navigation fetched, as HTML that may become a document. The security
 * policy lets no other text become one.
 */
export function trustedHtml(text: string): string {
  return policy ? policy.createHTML(text) : text;
}
