import { TRUSTED_TYPES } from '#spec.ts';

/** The script of a service. */
export interface ServiceScript {
  readonly src: string;
  readonly attributes?: Readonly<Record<string, string>>;
}

/**
 * Adds a script at the end of the body; a failed load is ignored. Where Trusted Types are enforced,
 * its address is the only one that the policy allows.
 */
export function addScript({ src, attributes = {} }: ServiceScript): HTMLScriptElement {
  const createScriptURL = (address: string): string => (address === src ? address : '');
  const policy = window.trustedTypes?.createPolicy(TRUSTED_TYPES.analytics, { createScriptURL });
  const script = document.createElement('script');
  for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
  script.async = true;
  script.src = policy ? policy.createScriptURL(src) : src;
  document.body.append(script);
  return script;
}
