import type { FastifyReply } from 'fastify';
import { escapeHtml } from '../kernel/escape-html.ts';

const styles = `
*{box-sizing:border-box}
body{margin:0;background:#f6f4ee;color:#10201f;font:18px/1.5 system-ui,sans-serif}
main{max-width:38rem;margin:0 auto;padding:12vh 1.25rem 4rem}
.shop{margin:0 0 2rem;font-weight:700}
h1{margin:0 0 1rem;font-size:clamp(1.75rem,5vw,2.5rem);line-height:1.1;letter-spacing:-.02em;text-wrap:balance}
p{margin:0 0 1rem;overflow-wrap:anywhere}
blockquote{margin:1.5rem 0;padding:.25rem 0 .25rem 1rem;border-left:3px solid #10201f;white-space:pre-line;overflow-wrap:anywhere}
ul{margin:0 0 1.5rem;padding:0;list-style:none;color:#4d5b58;font-size:1rem}
form{display:flex;flex-wrap:wrap;gap:.75rem;margin:2rem 0}
button,.button{display:inline-flex;align-items:center;min-height:48px;padding:0 1.5rem;border:1px solid #10201f;background:transparent;color:#10201f;font:inherit;font-weight:600;text-decoration:none;cursor:pointer}
button.main,.button.main{background:#10201f;color:#f6f4ee}
button:hover,.button:hover{text-decoration:underline}
a{color:inherit}
button:focus-visible,a:focus-visible{outline:3px solid #10201f;outline-offset:3px}
.hint{color:#4d5b58;font-size:1rem}`;

const policy =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

type Frame = Readonly<{ status?: number; tag: string; shopName: string; title: string; content: string }>;

/** Sends a small page of the shop that needs nothing else: no script, no storefront, and no address that another site would learn. */
export function sendFramed(reply: FastifyReply, { status = 200, tag, shopName, title, content }: Frame): FastifyReply {
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .headers({
      'cache-control': 'private, no-store',
      'content-security-policy': policy,
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    })
    .send(
      `<!doctype html><html lang="${tag}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)}</title><style>${styles}</style></head><body><main><p class="shop">${escapeHtml(shopName)}</p><h1>${escapeHtml(title)}</h1>${content}</main></body></html>`,
    );
}
