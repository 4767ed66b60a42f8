import type { GiftCardRow } from '@eyelet/db/gift-cards/gift-card.ts';
import { giftCardDesigns } from '@eyelet/domain/cart/gift-card-wish.ts';
import { groupedNumber } from '@eyelet/domain/gift-cards/number.ts';
import type { Market } from '@eyelet/domain/markets/market.ts';
import { defaultMarket, marketByHeader } from '@eyelet/domain/markets/markets.ts';
import type { Currency } from '@eyelet/domain/money/currency.ts';
import { formatMinor } from '@eyelet/domain/money/format.ts';
import { createMessages } from '@eyelet/messages/create-messages.ts';
import type { Shop } from '../kernel/shop.ts';
import { dateFormat } from '../mail/date-format.ts';
import type { PaperPart } from '../papers/paper.ts';
import { writePaper } from '../papers/write-paper.ts';
import type { GiftCardSecret } from './issue.ts';

export type CardSheet = Readonly<{ card: GiftCardRow; secret: GiftCardSecret }>;

/** The sheets of printed gift cards as a PDF, each on a page of its own and in the language of the market that sold it. */
export function drawCardSheets(
  { settings, clock }: Pick<Shop, 'settings' | 'clock'>,
  orderNumber: string,
  sheets: readonly CardSheet[],
): Promise<Buffer> {
  const market = marketByHeader(sheets[0]?.card.locale ?? '') ?? defaultMarket;
  return writePaper({
    title: createMessages(market.tag)('giftCards.card'),
    language: market.tag,
    shopName: settings.current()['brand.name'],
    issuedAt: clock(),
    parts: sheets.flatMap((sheet, index) => [
      ...(index === 0 ? [] : [{ kind: 'page' } as const]),
      ...partsOf(sheet, market),
    ]),
    foot: [orderNumber],
  });
}

function partsOf({ card, secret }: CardSheet, { tag, timeZone }: Market): readonly PaperPart[] {
  const t = createMessages(tag);
  const { recipient_name: to, sender: from, message, expires_at: end } = card;
  const design = giftCardDesigns.find((one) => one === card.design);
  const value = formatMinor(card.amount, card.currency as Currency, tag);
  const names = [to && t('giftCards.to', { name: to }), from && t('giftCards.from', { name: from })].filter(Boolean);
  const last = end && dateFormat(tag, { dateStyle: 'long', timeZone }).format(new Date(end.getTime() - 1));
  return [
    { kind: 'heading', text: design ? `${value} · ${t(`giftCards.design.${design}`)}` : value },
    ...names.map((text) => ({ kind: 'text', text: text ?? '' }) as const),
    ...(message ? [{ kind: 'text', text: message } as const] : []),
    {
      kind: 'blocks',
      blocks: [
        { title: t('giftCards.number'), lines: [groupedNumber(secret.number)] },
        { title: t('giftCards.pin'), lines: [secret.pin] },
      ],
    },
    { kind: 'text', text: last ? t('giftCards.validUntil', { date: last }) : t('giftCards.noExpiry') },
    { kind: 'text', text: t('giftCards.useIt'), quiet: true },
  ];
}
