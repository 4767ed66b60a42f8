import type { Market } from '@eyelet/domain/markets/market.ts';
import { createMessages } from '@eyelet/messages/create-messages.ts';
import { escapeHtml } from '../../../kernel/escape-html.ts';
import { page } from './html.ts';

/**
 * Where a wallet redirects back to: `message` for the page that opened it, `next` for a window that was redirected
 * itself.
 */
export function returnPage(
  market: Market,
  origin: string,
  message: Readonly<Record<string, unknown>>,
  next: string,
): string {
  const t = createMessages(market.tag);
  const body = `<p role="status">${escapeHtml(t('approval.returning'))}</p>
<p class="row"><a href="${escapeHtml(next)}">${escapeHtml(t('shop.continue'))}</a></p>`;
  const data = { origin, message: JSON.stringify(message), next };
  return page({ language: market.language, title: t('approval.returning'), script: 'return.js', data, body });
}
