import type { Seller } from '@eyelet/contracts/settings/seller.ts';
import type { StoredReturn } from '@eyelet/db/returns/return.ts';
import { defaultMarket, marketByHeader } from '@eyelet/domain/markets/markets.ts';
import { createMessages } from '@eyelet/messages/create-messages.ts';
import type { Shop } from '../kernel/shop.ts';
import { shopNameOf } from '../mail/sender.ts';
import { writePaper } from '../papers/write-paper.ts';
import type { StoredOrder } from '../stored-orders/stored-order.ts';

/**
 * The shop's own label of a return as a PDF: the seller's address, the number as text and QR code, and the list of the goods. Without a
 * seller it is a slip that goes into the parcel, as the label of a carrier comes by email.
 */
export async function labelOf(
  shop: Shop,
  stored: StoredOrder,
  one: StoredReturn,
  seller: Pick<Seller, 'returns'> | undefined,
): Promise<Buffer> {
  const { order, lines, orderNumber } = stored;
  const market = marketByHeader(order.locale) ?? defaultMarket;
  const t = createMessages(market.tag);
  return writePaper({
    title: t('paper.label.title', { number: one.return_id }),
    language: market.tag,
    shopName: shopNameOf(shop),
    issuedAt: one.created_at,
    parts: [
      { kind: 'text', text: t(seller ? 'paper.label.text' : 'paper.label.coming') },
      {
        kind: 'code',
        content: `${one.return_id}/${orderNumber}`,
        label: t('paper.label.code', { number: one.return_id }),
      },
      ...(seller ? [{ kind: 'blocks', blocks: [{ title: t('paper.label.to'), lines: seller.returns }] } as const] : []),
      { kind: 'heading', text: t('order.numberIs', { number: orderNumber }) },
      {
        kind: 'table',
        columns: [
          { title: t('paper.item'), share: 6 },
          { title: t('paper.quantity'), share: 2, end: true },
          { title: t('paper.label.reason'), share: 4 },
        ],
        rows: one.lines.map(({ line_no, qty, reason }) => {
          const line = lines.find((bought) => bought.line_no === line_no);
          const said = t(`paper.reason.${reason as 'other'}`);
          return [line ? `${line.name}, ${line.colour}, ${line.size}` : '', String(qty), said];
        }),
      },
    ],
    foot: [],
  });
}

/** Says that the label of a return was taken back, and leads to the page on which another one is asked for, without opening it. */
export async function withdrawnLabel(
  shop: Shop,
  { order, orderNumber }: StoredOrder,
  one: StoredReturn,
  origin: string,
): Promise<Buffer> {
  const { tag, locale } = marketByHeader(order.locale) ?? defaultMarket;
  const t = createMessages(tag);
  const page = `${origin}/${locale}/track-order?order=${orderNumber}`;
  return writePaper({
    title: t('paper.label.title', { number: one.return_id }),
    language: tag,
    shopName: shopNameOf(shop),
    issuedAt: one.created_at,
    parts: [
      { kind: 'heading', text: t('purchases.return.labelWithdrawn') },
      { kind: 'text', text: t('paper.label.another') },
      { kind: 'code', content: page, label: page },
    ],
    foot: [],
  });
}
