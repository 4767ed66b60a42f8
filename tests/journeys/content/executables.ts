import { createHash } from 'node:crypto';
import type { Page } from 'playwright-core';

export type Answered = Readonly<{ html: string; policy: string }>;

export async function answered(address: string, headers: Record<string, string> = {}): Promise<Answered> {
  const answer = await fetch(address, { headers });
  if (answer.status !== 200) throw new Error(`${address} answered ${answer.status}`);
  return { html: await answer.text(), policy: answer.headers.get('content-security-policy') ?? '' };
}

/**
 * What of a page is not its own and would run, load or replace something, as the parser of a browser reads it: elements,
 * attributes, addresses, and scripts that the policy of the page does not allow.
 */
export async function executablesIn(page: Page, { html, policy }: Answered): Promise<readonly string[]> {
  const { strangers, scripts } = await page.evaluate(parse, html);
  return [...strangers, ...scripts.filter((script) => !isOwn(script, policy)).map(({ text, src }) => `${src} ${text}`)];
}

type Script = Readonly<{ type: string; src: string | null; text: string }>;

function isOwn({ type, src, text }: Script, policy: string): boolean {
  if (src !== null) return src.startsWith('/assets/');
  if (type === 'application/ld+json') return isJson(text);
  return policy.includes(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
}

function isJson(text: string): boolean {
  try {
    return typeof JSON.parse(text) === 'object';
  } catch {
    return false;
  }
}

/** Runs in the browser, whose parser decides. */
function parse(html: string): { strangers: string[]; scripts: Script[] } {
  const running = new Set([
    'base',
    'object',
    'embed',
    'applet',
    'frame',
    'frameset',
    'iframe',
    'animate',
    'set',
    'handler',
  ]);
  const addresses = new Set([
    'href',
    'src',
    'srcset',
    'action',
    'formaction',
    'xlink:href',
    'poster',
    'data',
    'background',
  ]);
  const loading = new Set(['link', 'img', 'source', 'script']);
  const strangers: string[] = [];
  const scripts: Script[] = [];
  for (const element of new DOMParser().parseFromString(html, 'text/html').querySelectorAll('*')) {
    const { localName, outerHTML, textContent } = element;
    const brief = outerHTML.slice(0, 240);
    if (localName === 'script') {
      const type = element.getAttribute('type') ?? '';
      scripts.push({ type, src: element.getAttribute('src'), text: textContent ?? '' });
    }
    if (running.has(localName) || (localName === 'meta' && element.hasAttribute('http-equiv'))) strangers.push(brief);
    if (localName === 'style' && /alert\(1\)|evil\.example/.test(textContent ?? '')) strangers.push(brief);
    for (const { name, value } of element.attributes) {
      // As a browser reads an address: without control characters and spaces.
      const address = value.replaceAll(/[\0-\x20]/g, '').toLowerCase();
      const isPicture = address.startsWith('data:image/') && localName === 'img';
      const runs = addresses.has(name) && /^(?:javascript|vbscript|data|blob|filesystem):/.test(address) && !isPicture;
      const loads = addresses.has(name) && loading.has(localName) && address.includes('evil.example');
      const styles = name === 'style' && /javascript:|expression\(|@import|evil\.example/.test(address);
      if (name.startsWith('on') || name === 'srcdoc' || name === 'ping' || runs || loads || styles)
        strangers.push(brief);
    }
  }
  return { strangers, scripts };
}
