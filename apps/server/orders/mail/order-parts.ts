import type { MailFile } from '@eyelet/db/outbox/mail.ts';
import type { Market } from '@eyelet/domain/markets/market.ts';
import { fromAmount } from '@eyelet/domain/money/amount.ts';
import type { Currency } from '@eyelet/domain/money/currency.ts';
import { formatMinor } from '@eyelet/domain/money/format.ts';
import type { Translate } from '@eyelet/messages/translate.ts';
import type { MailLogo } from '../../mail/frame.ts';
import type { StoredLine, StoredOrder } from '../../stored-orders/stored-order.ts';

/** What the HTML and the text of an order's mail are built from. */
export type OrderParts = Readonly<{
  order: StoredOrder;
  market: Market;
  t: Translate;
  origin: string;
  shopName: string;
  logo: MailLogo | undefined;
  greeting: string;
}>;

/** An amount of the order, formatted for the shopper. */
export function priceIn({ order, market }: OrderParts, minor: number): string {
  return formatMinor(minor, order.order.currency as Currency, market.tag);
}

/** The price of a line (none for a gift), and its price before a markdown. Promotions are named in the totals. */
export function linePrice(parts: OrderParts, line: StoredLine): Readonly<{ now: string; before: string | undefined }> {
  if (line.bonus) return { now: parts.t('catalogue.discount.freeGift'), before: undefined };
  const before = line.original_price * line.qty;
  return { now: priceIn(parts, line.row_total), before: before > line.row_total ? priceIn(parts, before) : undefined };
}

/** Why a store associate has lowered the price of a line, as on its receipt (C3.51); undefined if none has. */
export function adjustedText({ t }: OrderParts, { price_adjustment: adjustment }: StoredLine): string | undefined {
  return adjustment ? t('shop.labelled', { label: t('receipt.adjusted'), value: adjustment.reason }) : undefined;
}

/** The totals below the lines, with their labels. */
export function sumsOf(parts: OrderParts): readonly Readonly<{ label: string; value: string; strong?: boolean }>[] {
  const { order, t } = parts;
  const sums = order.order;
  const promotions = sums.promotions ?? [];
  const named = promotions.map((one) => ({ ...one, amount: one.amount ?? 0 }));
  const reducing = named.filter(({ amount, promotionId }) => amount > 0 && !isGift(promotionId, order));
  const taken = reducing.map(({ promotionName, amount }) => ({ label: promotionName, minor: fromAmount(amount) }));
  const rowTotal = order.lines.reduce((sum, line) => sum + line.row_total, 0);
  // Orders from before the amounts of promotions were stored have their sum only.
  const unnamed = taken.reduce((left, { minor }) => left - minor, rowTotal - sums.item_total);
  const discounts = [...taken, ...(unnamed > 0 ? [{ label: t('cart.discount'), minor: unnamed }] : [])].map(
    ({ label, minor }) => ({ label, value: `−${priceIn(parts, minor)}` }),
  );
  const shipping = sums.shipping_total === 0 ? t('cart.shippingFree') : priceIn(parts, sums.shipping_total);
  const tax = sums.tax_included
    ? [{ label: t('cart.taxIncluded', { amount: priceIn(parts, sums.tax_total) }), value: '' }]
    : [{ label: t('cart.tax'), value: priceIn(parts, sums.tax_total) }];
  const total = { label: t('cart.total'), value: priceIn(parts, sums.total), strong: true };
  return [
    { label: t('cart.subtotal'), value: priceIn(parts, rowTotal) },
    ...discounts,
    { label: t('cart.shipping'), value: shipping },
    ...(sums.tax_included ? [total, ...tax] : [...tax, total]),
  ];
}

/** Whether a promotion of an order added a gift rather than a discount. */
function isGift(promotionId: string, { lines }: StoredOrder): boolean {
  const brought = lines.filter(({ bonus }) => bonus).flatMap(({ promotions }) => promotions ?? []);
  return brought.some((one) => one.promotionId === promotionId);
}

/** A titled block of an order's mail: a place, a time, a means of payment. */
export type Block = Readonly<{
  title: string;
  lines: readonly string[];
  /** Where it leads, in words; mails as text say the address too. */
  link?: Readonly<{ label: string; address: string }>;
}>;

/** The contents of an order's mail, in any form. */
export type OrderMail = Readonly<{
  subject: string;
  /** What mail programs show next to the subject. */
  preview: string;
  intro: string;
  /** Lines of the order, under the title of their shipment where there are several. */
  groups: readonly Readonly<{ title: string | undefined; lines: readonly StoredLine[] }>[];
  /** Whether lines have their prices; by default they do. */
  withPrices?: boolean;
  withSums: boolean;
  /** Rows of one or two blocks. */
  rows: readonly (readonly Block[])[];
  /** What its QR code says, if it has one. */
  scan?: string;
  notes: readonly string[];
  files: readonly MailFile[];
  /** Whether it contains links to the files of digital goods. */
  withDownloads?: boolean;
  /** The order that its link opens, if it is another one. */
  opens?: string;
  /** Whether a buyer with an account can switch it off: it leads to where. */
  isChosen?: boolean;
  /** A recipient other than the buyer. */
  recipient?: string;
}>;

/** The links in a mail of an order. */
export type OrderMailLinks = Readonly<{
  order: string | undefined;
  downloads: readonly Readonly<{ label: string; address: string; until: string }>[];
  /** Where its buyer chooses which mails they get. */
  choice: string | undefined;
}>;
