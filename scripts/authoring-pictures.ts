import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import sharp from 'sharp';
import { CHROMIUM_FLAGS, systemChromium } from './chromium.ts';

const HELP = `Retakes the screenshots of docs/authoring.md in two minutes: a draft, an error and a fee change, as an
author sees them, on a copy of the content.
  node scripts/authoring-pictures.ts`;

const FOLDER = 'docs/pictures/authoring';
const COPY = '.cache/authoring';
/** A fixed day, so that the pictures do not change. */
const ENVIRONMENT = { ...process.env, CONTENT_DIR: COPY, SITE_DAY: '2026-11-22', NO_COLOR: '1' };
const POST = 'blog/paying-the-harbour-dues.mdx';
const WIDTH = 1000;

const node = (...args: string[]) => {
  const { stdout, stderr } = spawnSync(process.execPath, args, { env: ENVIRONMENT });
  return `${stdout}${stderr}`;
};

function edit(file: string, change: (text: string) => string): void {
  const path = join(COPY, file);
  writeFileSync(path, change(readFileSync(path, 'utf8')));
}

/** Writes a draft with a picture. */
function write(): void {
  rmSync(COPY, { recursive: true, force: true });
  cpSync('content', COPY, { recursive: true });
  const description = 'What a harbour asks for, and when it is paid.';
  const title = 'Paying the harbour dues';
  node('scripts/new.ts', 'post', '--title', title, '--description', description);
  edit(POST, (text) => {
    const [, front = ''] = /^(---\n[\s\S]*?\n---\n)/.exec(text) ?? [];
    return `${front}
A ship that has not paid does not leave. The dues are one SEPA payment, <Fee line="sepa-out" />.

## What it costs

![The price list, with a column for each risk category](/pictures/price-list.png)
`;
  });
  mkdirSync(join(COPY, 'pictures'), { recursive: true });
  cpSync('docs/pictures/fee.png', join(COPY, 'pictures/price-list.png'));
}

async function keep(page: Page, name: string): Promise<void> {
  const picture = await page.screenshot({ animations: 'disabled' });
  const file = join(FOLDER, `${name}.webp`);
  const { size } = await sharp(picture).webp({ quality: 82 }).toFile(file);
  console.log(`${file} ${size} bytes`);
}

/** The output of a command, rendered as in a terminal. */
async function terminal(browser: Browser, lines: string): Promise<Page> {
  const font = readFileSync('src/styles/fonts/commit-mono.woff2').toString('base64');
  const page = await browser.newPage({ viewport: { width: WIDTH, height: 260 } });
  await page.setContent(`<style>
    @font-face { font-family: mono; src: url(data:font/woff2;base64,${font}) }
    body { margin: 0; padding: 24px; background: #0b0d10; color: #e8e6e1 }
    pre { margin: 0; font: 15px/1.6 mono, monospace; white-space: pre-wrap; overflow-wrap: anywhere }
  </style><pre></pre>`);
  await page.locator('pre').evaluate((pre, text) => {
    pre.textContent = text;
  }, lines);
  await page.evaluate(() => document.fonts.ready);
  return page;
}

const servers: ChildProcess[] = [];

/** Starts a server for the copy and resolves to the URL it prints. */
async function started(...args: string[]): Promise<string> {
  const child = spawn(process.execPath, args, { env: { ...ENVIRONMENT, PORT: '0' } });
  servers.push(child);
  let output = '';
  return new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (text) => {
      output += text;
      const [, address] = /(?:Local|is at) +(http:\S+?)\/?\s/.exec(output) ?? [];
      if (address) resolve(address);
    });
    child.once('exit', () => reject(new Error(`${args.join(' ')} did not start: ${output}`)));
  });
}

async function open(browser: Browser, url: string, height: number): Promise<Page> {
  const page = await browser.newPage({
    viewport: { width: WIDTH, height },
    reducedMotion: 'reduce',
  });
  await page.context().addCookies([{ name: 'cookie_usage', value: 'accepted', url }]);
  await page.goto(url, { waitUntil: 'load', timeout: 120_000 });
  await page.evaluate(() => document.fonts.ready);
  return page;
}

/** The post and the change of fees, as the preview shows them. */
async function takePages(browser: Browser): Promise<void> {
  const url = await started('scripts/preview.ts');
  const post = await open(browser, `${url}/blog/paying-the-harbour-dues`, 900);
  await post.getByRole('img', { name: 'The price list' }).scrollIntoViewIfNeeded();
  await post.getByRole('img', { name: 'The price list' }).evaluate((one) => {
    window.scrollBy({ top: one.getBoundingClientRect().top - 320, behavior: 'instant' });
    return (one as HTMLImageElement).decode();
  });
  await keep(post, 'draft');
  const fees = await open(browser, `${url}/fee`, 700);
  await fees.locator('#changes').evaluate((section) => {
    window.scrollBy({ top: section.getBoundingClientRect().top - 100, behavior: 'instant' });
  });
  await keep(fees, 'fee-change');
}

/** Two faults, as reported by the check and by live reload. */
async function takeFaults(browser: Browser): Promise<void> {
  const url = await started('scripts/dev.ts', '--port', '0');
  const post = await open(browser, `${url}/blog/paying-the-harbour-dues`, 700);
  edit(POST, (text) =>
    text.replace(/^topic: \w+/m, 'topic: acounts').replace('sepa-out', 'sepa-ot'),
  );
  const lines = node('scripts/check.ts').replaceAll(COPY, 'content').trim();
  await keep(await terminal(browser, `$ npm run check\n${lines}`), 'check');
  const overlay = post.locator('vite-error-overlay #message-content');
  await overlay.waitFor();
  // Shows the usual folder name instead of that of the copy.
  await overlay.evaluate((one, copy) => {
    one.innerHTML = one.innerHTML.replaceAll(copy, 'content');
  }, COPY);
  await keep(post, 'fault');
}

if (process.argv.includes('--help')) {
  console.log(HELP);
} else {
  write();
  mkdirSync(FOLDER, { recursive: true });
  const executablePath = systemChromium();
  const browser = await chromium.launch({
    args: [...CHROMIUM_FLAGS],
    ...(executablePath && { executablePath }),
  });
  try {
    await takePages(browser);
    await takeFaults(browser);
  } finally {
    for (const server of servers) server.kill();
    await browser.close();
    rmSync(COPY, { recursive: true, force: true });
  }
}
