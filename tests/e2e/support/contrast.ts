import type { Page } from '@playwright/test';

/**
 * Texts whose contrast with their background is too low, as `ratio: text`: below 7 for sentences in
 * the main area, else 4.5. The background is that of the nearest elements with a background colour;
 * gradients and pictures are ignored.
 */
export function lowContrastTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 1;
    canvas.height = 1;
    const brush = canvas.getContext('2d', { willReadFrequently: true });
    const over = (color: string, behind: string): [number, number, number] => {
      if (!brush) throw new Error('no canvas');
      brush.globalAlpha = 1;
      brush.fillStyle = behind;
      brush.fillRect(0, 0, 1, 1);
      brush.fillStyle = color;
      brush.fillRect(0, 0, 1, 1);
      const [r = 0, g = 0, b = 0] = brush.getImageData(0, 0, 1, 1).data;
      return [r, g, b];
    };
    const luminance = (rgb: [number, number, number]) =>
      rgb
        .map((value) => value / 255)
        .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4))
        .reduce((sum, value, index) => sum + value * ([0.2126, 0.7152, 0.0722][index] ?? 0), 0);
    const css = ([r, g, b]: [number, number, number]) => `rgb(${r} ${g} ${b})`;
    const grounds = new Map<Element | null, string>([[null, 'white']]);
    const ground = (element: Element | null): string => {
      const known = grounds.get(element);
      if (known || !element) return known ?? 'white';
      const { backgroundColor } = getComputedStyle(element);
      const found = css(over(backgroundColor, ground(element.parentElement)));
      grounds.set(element, found);
      return found;
    };
    const found = new Map<string, string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent?.trim();
      if (!text || !element?.checkVisibility() || element.closest('script, style, svg, option'))
        continue;
      if (element.closest(':disabled, [aria-disabled="true"]')) continue;
      const style = getComputedStyle(element);
      const behind = ground(element);
      const [dark = 0, light = 0] = [
        luminance(over(behind, behind)),
        luminance(over(style.color, behind)),
      ].sort((a, b) => a - b);
      const ratio = (light + 0.05) / (dark + 0.05);
      const running = text.length > 80 && element.closest('main');
      if (ratio < (running ? 7 : 4.5)) {
        found.set(`${style.color} on ${behind}`, `${ratio.toFixed(2)}: ${text.slice(0, 60)}`);
      }
    }
    return [...found.values()];
  });
}
