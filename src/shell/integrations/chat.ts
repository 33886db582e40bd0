import { addScript, type ServiceScript } from './script.ts';

/** The account at the provider: its id, and the address of a self-hosted instance. */
interface Account {
  id: string;
  url: string | null;
}

interface Widget extends ServiceScript {
  /** Globals that the provider's script reads when it starts. */
  prepare?: () => void;
  /** The provider's call after its script has loaded. */
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

/**
 * One loader per provider, following the provider's published install snippet. Chatwoot can be
 * self-hosted.
 */
const LOADERS = {
  chatwoot: ({ id, url }) => {
    const base = new URL(url ?? '').origin;
    return {
      src: `${base}/packs/js/sdk.js`,
      ready: () => window.chatwootSDK?.run({ websiteToken: id, baseUrl: base }),
    };
  },
  crisp: ({ id }) => ({
    src: 'https://client.crisp.chat/l.js',
    prepare: () => {
      window.$crisp = [];
      window.CRISP_WEBSITE_ID = id;
    },
  }),
  tawk: ({ id }) => ({
    src: `https://embed.tawk.to/${id}`,
    attributes: { crossorigin: 'anonymous' },
    prepare: () => {
      window.Tawk_API ??= {};
      window.Tawk_LoadStart = new Date();
    },
  }),
} satisfies Record<string, (account: Account) => Widget>;

export interface ChatConfig {
  provider: 'none' | keyof typeof LOADERS;
  id: string | null;
  /** Address of a self-hosted instance. */
  url: string | null;
  /** With `required`, nothing loads until Accept is clicked. */
  consent: 'notice' | 'required';
}

/** Adds the configured chat at the end of the body; a failed load is silent. */
export function startChat({ provider, id, url }: Omit<ChatConfig, 'consent'>): void {
  if (provider === 'none' || id === null) return;
  const widget: Widget = LOADERS[provider]({ id, url });
  widget.prepare?.();
  const script = addScript(widget);
  if (widget.ready) script.addEventListener('load', widget.ready);
}
