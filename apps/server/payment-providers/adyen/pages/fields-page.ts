import type { Market } from '@eyelet/domain/markets/market.ts';
import { createMessages } from '@eyelet/messages/create-messages.ts';
import type { AdyenSettings } from '../../../kernel/adyen-settings.ts';
import { escapeHtml } from '../../../kernel/escape-html.ts';
import { adyenBrands } from '../brand.ts';
import { page } from './html.ts';

/** The card fields, framed by checkout. The provider's script draws them; without it there are none. */
export function fieldsPage(market: Market, origin: string, settings: AdyenSettings): string {
  const t = createMessages(market.tag);
  const body = `<div id="fields"></div>
<p class="notice" id="problem" role="alert" hidden>${escapeHtml(t('approval.fieldsMissing'))}</p>
<noscript><p class="notice">${escapeHtml(t('approval.fieldsNeedScripts'))}</p></noscript>
<p class="row"><button type="button" hidden>${escapeHtml(t('checkout.cardSave'))}</button></p>`;
  return page({
    language: market.language,
    title: t('checkout.cardFields'),
    script: 'fields.js',
    provider: settings,
    data: {
      origin,
      environment: settings.environment,
      'client-key': settings.clientKey,
      locale: market.tag,
      country: market.country,
      brands: adyenBrands.join(' '),
    },
    body,
  });
}
