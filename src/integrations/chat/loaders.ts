/** The account at the provider: its id, and the address of a self-hosted instance. */
export interface ChatAccount {
  id: string;
  url: string | null;
}

export type ChatProvider = 'chatwoot' | 'crisp' | 'tawk';

interface Widget {
  source: string;
  crossOrigin?: 'anonymous';
  /** Globals that the provider's script reads when it starts. */
  prepare?: () => void;
  /** What the provider wants called once its script is there. */
  ready?: () => void;
}

declare global {
  interface Window {
    $crisp?: unknown[];
    CRISP_WEBSITE_ID?: string;
    Tawk_API?: object;
    Tawk_LoadStart?: Date;
    chatwootSDK?: { run(options: { websiteToken: string; baseUrl: string }): void };
  }
}

/** One loader per provider, after the provider's published install snippet. Chatwoot is self-hostable. */
export const LOADERS: Readonly<Record<ChatProvider, (account: ChatAccount) => Widget>> = {
  chatwoot: ({ id, url }) => {
    const base = new URL(url ?? '').origin;
    return {
      source: `${base}/packs/js/sdk.js`,
      ready: () => window.chatwootSDK?.run({ websiteToken: id, baseUrl: base }),
    };
  },
  crisp: ({ id }) => ({
    source: 'https://client.crisp.chat/l.js',
    prepare: () => {
      window.$crisp = [];
      window.CRISP_WEBSITE_ID = id;
    },
  }),
  tawk: ({ id }) => ({
    source: `https://embed.tawk.to/${id}`,
    crossOrigin: 'anonymous',
    prepare: () => {
      window.Tawk_API ??= {};
      window.Tawk_LoadStart = new Date();
    },
  }),
};
