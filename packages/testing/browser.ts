import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';

const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
  '--font-render-hinting=none',
];

const installed = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * A headless Chromium: the one installed on the machine, else the one of a package (Linux x64), else one that
 * Playwright downloaded.
 */
export async function launchBrowser(args: readonly string[] = []): Promise<Browser> {
  const own = installed.find((path) => path !== undefined && existsSync(path));
  if (own) return chromium.launch({ executablePath: own, args: [...quiet, ...args] });
  if (process.platform === 'linux' && process.arch === 'x64') return launchPackaged(args);
  return chromium.launch({ args: [...quiet, ...args] });
}

async function launchPackaged(args: readonly string[]): Promise<Browser> {
  const packaged = await import('@sparticuz/chromium');
  const executablePath = await packaged.default.executablePath();
  const options = { executablePath, args: [...quiet, ...args] };
  try {
    return await chromium.launch(options);
  } catch (error) {
    if (!String(error).includes('shared libraries')) throw error;
    // Minimal machines lack a few libraries that the package contains.
    const archive = join(import.meta.dirname, '../../node_modules/@sparticuz/chromium/bin/al2023.tar.br');
    const folder = await packaged.inflate(archive);
    return chromium.launch({
      ...options,
      env: { ...process.env, LD_LIBRARY_PATH: join(folder, 'lib') } as Record<string, string>,
    });
  }
}
