import type { Reader } from '@eyelet/db/database.ts';
import { returnsOfOrder } from '@eyelet/db/returns/return.ts';
import { mailedName } from '@eyelet/domain/consumer/mailed-name.ts';
import { defaultMarket, marketByHeader } from '@eyelet/domain/markets/markets.ts';
import { type GiftPage, giftPages } from '@eyelet/domain/papers/gift-page.ts';
import { createMessages } from '@eyelet/messages/create-messages.ts';
import type { Translate } from '@eyelet/messages/translate.ts';
import type { Shop } from '../kernel/shop.ts';
import { dateFormat } from '../mail/date-format.ts';
import { originOf, shopNameOf } from '../mail/sender.ts';
import type { PaperPart } from '../papers/paper.ts';
import { sellerOf } from '../papers/seller-of.ts';
import { writePaper } from '../papers/write-paper.ts';
import { type JudgedLine, judgeLines } from '../returns/returnable.ts';
import type { StoredLine, StoredOrder } from '../stored-orders/stored-order.ts';

type Judged = ReadonlyMap<number, JudgedLine>;

/**
 * The gift receipt of lines of an order, in the language of its market: whoever is given the goods can send them back with it, without
 * learning what they cost or where their giver lives. Undefined where nothing of it are goods.
 */
export async function drawGiftReceipt(
  shop: Shop,
  order: StoredOrder,
  lines: readonly StoredLine[],
): Promise<Buffer | undefined> {
  const pages = giftPages(lines);
  if (pages.length === 0) return undefined;
  const { tag, locale } = marketByHeader(order.order.locale) ?? defaultMarket;
  const t = createMessages(tag);
  const judged = await judgedByLine(shop, shop.database.db, order);
  const giver = giverOf(order);
  const seller = sellerOf(shop, order.order.locale);
  // Goods that were sent again are taken back with the order that they were paid with.
  const number = order.rootOrder ?? order.orderNumber;
  const care = shop.settings.current()['care.email'];
  const ways = [...(care === null ? [] : [care]), `${originOf(shop.config)}/${locale}/help/contact-us`];
  return writePaper({
    ...{ title: t('paper.gift.title'), language: tag, shopName: shopNameOf(shop), issuedAt: shop.clock() },
    parts: pages.flatMap((page, index): readonly PaperPart[] => [
      ...(index === 0 ? [] : [{ kind: 'page', isOwn: true } as const]),
      ...greetingOf(page),
      {
        kind: 'table',
        columns: [
          { title: t('paper.item'), share: 9 },
          { title: t('paper.quantity'), share: 2, end: true },
        ],
        rows: page.lines.map((line) => [itemOf(line), String(line.qty)]),
      },
      { kind: 'heading', text: t('paper.gift.return') },
      { kind: 'text', text: untilText(t, tag, judgedOf(page)) },
      ...(mayReturn(page) ? [{ kind: 'text', text: t('paper.gift.how') } as const] : []),
      { kind: 'blocks', blocks: [{ title: t('paper.gift.contact'), lines: ways }] },
      { kind: 'code', content: number, label: t('order.numberIs', { number }) },
    ]),
    foot: seller ? [[seller.name, ...seller.address].join(' · ')] : [],
  });

  function greetingOf({ greeting }: GiftPage<StoredLine>): readonly PaperPart[] {
    const from = giver === '' ? [] : [{ kind: 'text', text: t('giftCards.from', { name: giver }) } as const];
    if (!greeting) return from;
    return [
      { kind: 'heading', text: t('giftCards.to', { name: greeting.to }) },
      ...from,
      { kind: 'text', text: greeting.message },
    ];
  }

  function itemOf({ line_no, name, colour, size }: StoredLine): string {
    const item = `${name}, ${colour}, ${size}`;
    return judged.get(line_no)?.days === null ? t('paper.gift.final', { item }) : item;
  }

  function judgedOf({ lines: of }: GiftPage<StoredLine>): readonly JudgedLine[] {
    return of.flatMap(({ line_no }) => judged.get(line_no) ?? []);
  }

  function mayReturn(page: GiftPage<StoredLine>): boolean {
    return judgedOf(page).some(({ days }) => days !== null);
  }
}

async function judgedByLine(shop: Shop, db: Reader, order: StoredOrder): Promise<Judged> {
  const judged = await judgeLines(shop, db, order, await returnsOfOrder(db, order.orderNumber));
  return new Map(judged.map((one) => [one.line.line_no, one]));
}

/** Who gives: the buyer by name alone, as whoever is given the goods may not know where they live. */
function giverOf({ order: { billing } }: StoredOrder): string {
  return [mailedName(billing?.firstName), mailedName(billing?.lastName)].filter(Boolean).join(' ');
}

/** Until when goods can be sent back: a day once all of them have arrived on one, else how long after their delivery. */
function untilText(t: Translate, tag: string, judged: readonly JudgedLine[]): string {
  const open = judged.filter(({ days }) => days !== null);
  const [first] = open;
  if (!first) return t('paper.gift.never');
  const { until, days } = first;
  if (until === null || open.some((one) => one.until !== until)) return t('paper.gift.within', { n: days ?? 0 });
  const day = dateFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${until}T00:00:00Z`));
  return t('paper.gift.until', { day });
}
