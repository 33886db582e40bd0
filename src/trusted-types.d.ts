/** What makes a text fit for a place where a browser would run it. */
interface TrustedRules {
  createHTML?(text: string): string;
  createScriptURL?(address: string): string;
}

interface Window {
  /** Of browsers that know Trusted Types; TypeScript's own types do not yet. */
  trustedTypes?: { createPolicy<Rules extends TrustedRules>(name: string, rules: Rules): Rules };
}
