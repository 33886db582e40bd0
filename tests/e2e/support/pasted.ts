import type { Page } from '@playwright/test';

/** The clipboard's text, obtained by pasting, since the page has no permission to read it. */
export async function pasted(page: Page): Promise<string> {
  await page.evaluate(() => {
    const field = document.createElement('textarea');
    document.body.prepend(field);
    field.focus();
  });
  await page.keyboard.press('ControlOrMeta+V');
  return page.locator('textarea').first().inputValue();
}
