import { Readable } from 'node:stream';
import { readWarrantyLabel } from '@eyelet/contracts/warranty/read-label.ts';
import { findCase } from '@eyelet/db/cases/list.ts';
import { decisionsOf } from '@eyelet/db/cases/warranty-decision.ts';
import { standing } from '@eyelet/domain/cases/warranty.ts';
import type { Market } from '@eyelet/domain/markets/market.ts';
import { defaultMarket, marketByHeader } from '@eyelet/domain/markets/markets.ts';
import { createMessages } from '@eyelet/messages/create-messages.ts';
import { warrantyLinkOf } from '../cases/warranty-link.ts';
import { Download } from '../kernel/download.ts';
import { handle } from '../kernel/handle.ts';
import { type LinkPage, RefusedLink } from '../kernel/refused-link.ts';
import { shopNameOf } from '../mail/sender.ts';
import { sellerOf } from '../papers/seller-of.ts';
import { writePaper } from '../papers/write-paper.ts';

/**
 * The label to the workshop while the piece is awaited, for holders of its signed path: where it goes, and the case as text and QR code. Who
 * opens it later is told what has happened, in the language of the case if the path proves which one it is.
 */
export const readWarrantyLabelHandler = handle(readWarrantyLabel, async ({ shop, now }, { params, query }) => {
  const { reference } = params;
  const { db } = shop.database;
  const found = await findCase(db, reference);
  const decisions = await decisionsOf(db, reference);
  const latest = standing(decisions);
  const signed = decisions.find((one) => shop.orderLinks.isOf(query.token ?? '', warrantyLinkOf(one.decision_id)));
  if (!found || !latest || !signed)
    return new RefusedLink('OHS4004', { status: 404, page: (market) => told(market, 'wrong') });
  const market = marketByHeader(found.locale) ?? defaultMarket;
  const refused = (why: Why) =>
    new RefusedLink('OHS4004', { status: 410, market, page: () => told(market, why, reference) });
  if (signed !== latest) return refused('otherwise');
  if (latest.repair !== 'awaited') return refused('arrived');
  const link = { orderNumber: warrantyLinkOf(latest.decision_id), placedAt: latest.decided_at };
  const seller = sellerOf(shop, found.locale);
  if (!seller || !shop.orderLinks.opens(query.token ?? '', link, now)) return refused('expired');
  const { tag } = market;
  const t = createMessages(tag);
  const from = 'address' in found.warranty ? found.warranty.address : [];
  const pdf = await writePaper({
    ...{ title: t('paper.workshop.title', { reference }), language: tag, shopName: shopNameOf(shop) },
    issuedAt: latest.decided_at,
    parts: [
      { kind: 'text', text: t('paper.label.text') },
      { kind: 'code', content: `warranty/${reference}`, label: t('paper.workshop.code', { reference }) },
      {
        kind: 'blocks',
        blocks: [
          { title: t('paper.label.to'), lines: seller.returns },
          { title: t('paper.workshop.from'), lines: from },
        ],
      },
    ],
    foot: [],
  });
  return new Download(`${reference}.pdf`, 'application/pdf', Readable.from([pdf]));
});

/** Why there is no label. */
type Why = 'arrived' | 'otherwise' | 'expired' | 'wrong';

function told({ tag, locale }: Market, why: Why, reference = ''): LinkPage {
  const t = createMessages(tag);
  const about = reference === '' ? '' : `?reference=${encodeURIComponent(reference)}`;
  return {
    words: t(`paper.workshop.link.${why}`, { reference }),
    way: { label: t('paper.link.contact'), path: `/${locale}/help/contact-us${about}` },
  };
}
