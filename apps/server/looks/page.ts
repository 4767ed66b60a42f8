import type { OpenLook } from '../kernel/look.ts';
import { lookBar } from './bar.ts';

type Page = Readonly<{ headers: Readonly<Record<string, string>>; body: Buffer }>;

/** Nothing runs: neither what the page would load nor what somebody might have put into it. */
const noScripts = 'sandbox allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox';

const script = /<script\b[^>]*>[\s\S]*?<\/script>/g;
const ahead =
  /<link\b[^>]*\brel="(?:modulepreload|preload)"[^>]*\bas="(?:script|fetch)"[^>]*>|<link\b[^>]*\brel="modulepreload"[^>]*>/g;

/**
 * A page of the shop as somebody of the staff gets it who sees the shop as a customer. Without scripts, nothing of the customer is kept in
 * this browser, nothing is counted, and nothing is sent but what a link or a form sends. No cache keeps it.
 */
export function lookedAtPage<P extends Page>(page: P, look: OpenLook, now: Date): P {
  const { etag: _, ...headers } = page.headers;
  const own = { ...headers, 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' };
  if (!headers['content-type']?.startsWith('text/html')) return { ...page, headers: own };
  const { styles, bar } = lookBar(look, now);
  const html = page.body
    .toString()
    .replaceAll(script, '')
    .replaceAll(ahead, '')
    .replace('</head>', () => `${styles}</head>`)
    // Last, as the first that is reached by keyboard is the link that skips to the content.
    .replace('</body>', (end) => bar + end);
  const policy = `${(headers['content-security-policy'] ?? '').replace(/script-src [^;]*/, "script-src 'none'")}; ${noScripts}`;
  return { ...page, headers: { ...own, 'content-security-policy': policy }, body: Buffer.from(html) };
}
