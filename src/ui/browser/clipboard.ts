/** `execCommand` is deprecated, but the only way to copy on a page without the Clipboard API. */
interface Commanded {
  execCommand(command: 'copy'): boolean;
}

/** Copies without the Clipboard API, which browsers withhold from pages over plain http. */
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
 * Copies a text, which may be a promise, by the first method that the browser supports; returns
 * `false` if all fail or the promise rejects. Must be called within the click's event: Safari
 * allows it no later, but accepts a promise.
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
      // The next method may be supported or allowed.
    }
  }
  return false;
}
