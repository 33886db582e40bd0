/** Deprecated, and the one way to copy where a page has no clipboard. */
interface Commanded {
  execCommand(command: 'copy'): boolean;
}

/** Copies as browsers do without a clipboard for scripts, which they keep from pages over plain http. */
function copyByCommand(text: string): void {
  const put = (event: ClipboardEvent) => {
    event.clipboardData?.setData('text/plain', text);
    event.preventDefault();
  };
  document.addEventListener('copy', put, { once: true });
  const commanded: Commanded = document;
  const isCopied = commanded.execCommand('copy');
  document.removeEventListener('copy', put);
  if (!isCopied) throw new Error('The browser refused to copy');
}

/**
 * Puts a text, which may still be on its way, on the clipboard by the first way that the browser
 * has; `false` where it refuses them all, or the text does not come. To be called while the click
 * lasts: Safari allows it no later, but takes a text that is still to come.
 */
export async function copyText(text: string | Promise<string>): Promise<boolean> {
  const ways = [
    () => navigator.clipboard.write([new ClipboardItem({ 'text/plain': text })]),
    async () => navigator.clipboard.writeText(await text),
    async () => copyByCommand(await text),
  ];
  for (const way of ways) {
    try {
      await way();
      return true;
    } catch {
      // The next one may be allowed, or there.
    }
  }
  return false;
}
