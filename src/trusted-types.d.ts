/** The functions that turn a string into a trusted value for a sink that could execute it. */
interface TrustedRules {
  createHTML?(text: string): string;
  createScriptURL?(address: string): string;
}

interface Window {
  /** Only in browsers that support Trusted Types; missing in TypeScript's own types. */
  trustedTypes?: { createPolicy<Rules extends TrustedRules>(name: string, rules: Rules): Rules };
}
