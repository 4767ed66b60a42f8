import { Readable } from 'node:stream';
import { readWarrantyLabel } from '@eyelet/contracts/warranty/read-label.ts';
import { findCase } from '@eyelet/db/cases/list.ts';
import { decisionsOf } from '@eyelet/db/cases/warranty-decision.ts';
import { defaultMarket, marketByHeader } from '@eyelet/domain/markets/markets.ts';
import { createMessages } from '@eyelet/messages/create-messages.ts';
import { warrantyLinkOf } from '../cases/warranty-link.ts';
import { Download } from '../kernel/download.ts';
import { handle } from '../kernel/handle.ts';
import { refuse } from '../kernel/refusal.ts';
import { shopNameOf } from '../mail/sender.ts';
import { sellerOf } from '../papers/seller-of.ts';
import { writePaper } from '../papers/write-paper.ts';

/** The label to the workshop while the piece is awaited, for holders of its signed path: where it goes, and the case as text and QR code. */
export const readWarrantyLabelHandler = handle(readWarrantyLabel, async ({ shop, now }, { params, query }) => {
  const { reference } = params;
  const { db } = shop.database;
  const found = await findCase(db, reference);
  const latest = (await decisionsOf(db, reference)).at(-1);
  if (!found || latest?.repair !== 'awaited') return refuse('OHS4004');
  const signed = { orderNumber: warrantyLinkOf(latest.decision_id), placedAt: latest.decided_at };
  const seller = sellerOf(shop, found.locale);
  if (!seller || !shop.orderLinks.opens(query.token, signed, now)) return refuse('OHS4004');
  const { tag } = marketByHeader(found.locale) ?? defaultMarket;
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
