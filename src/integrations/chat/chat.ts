import { type ChatAccount, type ChatProvider, LOADERS } from './loaders.ts';

export interface ChatConfig {
  provider: 'none' | ChatProvider;
  id: string | null;
  /** Address of a self-hosted instance. */
  url: string | null;
}

/** Injects the configured chat widget at the end of the body; a load that fails is silent. */
export function startChat({ provider, id, url }: ChatConfig): void {
  if (provider === 'none' || id === null) return;
  const account: ChatAccount = { id, url };
  const widget = LOADERS[provider](account);
  widget.prepare?.();
  const script = document.createElement('script');
  script.src = widget.source;
  script.async = true;
  script.crossOrigin = widget.crossOrigin ?? null;
  if (widget.ready) script.addEventListener('load', widget.ready);
  document.body.append(script);
}
