import type { FastifyReply } from 'fastify';
import { escapeHtml } from './escape-html.ts';

/** Where a page leads: a path of the shop and its label. */
export type PageWay = Readonly<{ label: string; path: string }>;

/** Answers with a page of one message and, where there is one, a way on, independent of the storefront. */
export function sendPlainPage(
  reply: FastifyReply,
  status: number,
  tag: string,
  words: string,
  way?: PageWay,
): FastifyReply {
  const text = escapeHtml(words);
  const link = way ? `<p><a href="${escapeHtml(way.path)}">${escapeHtml(way.label)}</a>` : '';
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'private, no-store')
    .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
    .send(
      `<!doctype html><html lang="${tag}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${text}</title><body style="font:18px/1.5 sans-serif;max-width:36rem;margin:15vh auto;padding:0 1rem"><h1 style="font-size:1.5rem">${text}</h1>${link}`,
    );
}
