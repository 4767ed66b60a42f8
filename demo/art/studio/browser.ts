import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import chromium from '@sparticuz/chromium';
import { type Browser, chromium as launcher, type Page } from 'playwright-core';
import { packFrames } from './pack.ts';
import type { StudioPage } from './page.ts';

declare global {
  interface Window {
    studio: StudioPage;
  }
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

/** A headless browser on software GL and the loopback address its page is served from. */
export class StudioBrowser {
  private readonly browser: Browser;
  private readonly close0: () => void;
  private readonly address: string;
  private readonly frames: Map<string, Buffer>;
  private readonly script: { code: string };

  private constructor(
    browser: Browser,
    close: () => void,
    address: string,
    frames: Map<string, Buffer>,
    script: { code: string },
  ) {
    this.browser = browser;
    this.close0 = close;
    this.address = address;
    this.frames = frames;
    this.script = script;
  }

  static async open(): Promise<StudioBrowser> {
    const frames = new Map<string, Buffer>();
    const script = { code: '' };
    const server = createServer(async (request, response) => {
      const url = new URL(request.url ?? '/', 'http://localhost');
      if (url.pathname === '/frame') {
        frames.set(url.searchParams.get('id') ?? '', await bodyOf(request));
        response.end();
      } else if (url.pathname === '/studio.js') {
        response.setHeader('content-type', 'text/javascript').end(script.code);
      } else {
        response
          .setHeader('content-type', 'text/html')
          .end('<!doctype html><meta charset="utf-8"><body><script type="module" src="/studio.js"></script>');
      }
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const browser = await launcher.launch({
      executablePath: await chromium.executablePath(),
      headless: true,
      args: [
        // One process would end with its first page; a batch opens a page per model.
        ...chromium.args.filter((arg) => !/^--(use-gl|use-angle|single-process|no-zygote|in-process-gpu)/.test(arg)),
        '--no-sandbox',
        '--use-gl=angle',
        '--use-angle=swiftshader',
        '--enable-unsafe-swiftshader',
        '--ignore-gpu-blocklist',
      ],
    });
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    return new StudioBrowser(browser, () => server.close(), address, frames, script);
  }

  /** A page with the given script running, once it has set the named member of the window. */
  async page(code: string, sets: 'studio' | 'film' = 'studio'): Promise<Page> {
    this.script.code = code;
    const page = await this.browser.newPage();
    page.setDefaultTimeout(600_000);
    await page.addInitScript(packFrames);
    page.on('pageerror', (error) => console.error('page:', error.message, error.stack?.slice(0, 600)));
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'log') console.log('page:', message.text().slice(0, 1500));
    });
    await page.goto(this.address);
    await page.waitForFunction((name) => name in window, sets, { timeout: 60_000 });
    return page;
  }

  /** The WebP a page delivered under this id; each can be taken once. */
  take(id: string): Buffer {
    const frame = this.frames.get(id);
    if (!frame) throw new Error(`No frame ${id}`);
    this.frames.delete(id);
    return frame;
  }

  async close(): Promise<void> {
    await this.browser.close();
    this.close0();
  }
}
