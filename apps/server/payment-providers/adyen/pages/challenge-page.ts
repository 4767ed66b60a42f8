import type { Market } from '@eyelet/domain/markets/market.ts';
import { createMessages } from '@eyelet/messages/create-messages.ts';
import type { AdyenSettings } from '../../../kernel/adyen-settings.ts';
import { escapeHtml } from '../../../kernel/escape-html.ts';
import { page } from './html.ts';

export type Challenge = Readonly<{
  id: string;
  /** The action for the provider's script; undefined once the bank has decided. */
  action: unknown;
  authenticated: boolean;
}>;

/** The challenge of a bank, framed by checkout: the provider's script runs it, and the shop receives the result. */
export function challengePage(market: Market, origin: string, settings: AdyenSettings, challenge: Challenge): string {
  const t = createMessages(market.tag);
  const { id, action, authenticated } = challenge;
  const isOpen = action !== undefined && action !== null;
  const body = `<div id="challenge"></div>
<p id="outcome" role="status"${isOpen ? ' hidden' : ''}>${escapeHtml(authenticated ? t('checkout.placing') : t('checkout.challenge.failed'))}</p>
<p class="notice" id="problem" role="alert" hidden>${escapeHtml(t('checkout.challenge.failed'))}</p>
<noscript><p class="notice">${escapeHtml(t('approval.fieldsNeedScripts'))}</p></noscript>`;
  return page({
    language: market.language,
    title: t('checkout.challenge.title'),
    script: 'challenge.js',
    ...(isOpen ? { provider: settings } : {}),
    data: {
      origin,
      transaction: id,
      environment: settings.environment,
      'client-key': settings.clientKey,
      locale: market.tag,
      country: market.country,
      ...(isOpen ? { action: JSON.stringify(action) } : { outcome: authenticated ? 'authenticated' : 'failed' }),
    },
    body,
  });
}
