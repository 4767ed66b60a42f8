import type { OrderMailKind } from '@eyelet/contracts/order-desk/mail.ts';
import { countLabels, labelsOfReturns } from '@eyelet/db/parcels/return-label.ts';
import { releasedBy } from '@eyelet/db/refunds/released.ts';
import { ordersMadeOf } from '@eyelet/db/returns/exchange.ts';
import { returnRefundKey, returnsOfOrder, type StoredReturn } from '@eyelet/db/returns/return.ts';
import { findAdvance } from '@eyelet/db/store-credit/advance.ts';
import { creditedOf } from '@eyelet/db/store-credit/credited.ts';
import type { Shop } from '../../kernel/shop.ts';
import { dateFormat } from '../../mail/date-format.ts';
import { wantsMails } from '../../notifications/wants.ts';
import { comesByMail } from '../../returns/carrier-label.ts';
import { storedGoods } from '../../returns/exchange-goods.ts';
import { labelPath } from '../../returns/view.ts';
import { findOrder } from '../../stored-orders/stored-order.ts';
import { sendOrderMail } from './order-mail.ts';
import { type Block, type OrderMail, type OrderParts, priceIn } from './order-parts.ts';
import { withReleased } from './with-released.ts';

type ReturnKey = Readonly<{ orderNumber: string; returnId: string }>;

type ReturnTold = Readonly<{
  kind: OrderMailKind;
  again: string | undefined;
  /** What of the return it tells of; by default all of it. */
  about?: string;
  /** Whether there is nothing to tell of the return. */
  unless?: (one: StoredReturn) => boolean;
  /** Its shopper waits for it, or money of theirs is taken: whatever notifications are switched off. */
  isAlways?: boolean;
}>;

type Written = Pick<OrderMail, 'subject' | 'preview' | 'intro' | 'rows'>;

/** Writes and sends that a return is announced, with the link to its label and what is put aside instead. */
export async function sendReturnAnnouncedMail(shop: Shop, key: ReturnKey, again?: string): Promise<void> {
  // What somebody has brought to a store needs no label.
  const unless = (one: StoredReturn) => one.taken_at !== null;
  const [ofCarrier] = await labelsOfReturns(shop.database.db, [key.returnId]);
  await sendReturnMail(shop, { kind: 'return-announced', again, unless }, key, (one, parts) => {
    const { t } = parts;
    const coming = { title: t('notice.return.label'), lines: [t('notice.return.labelComing')] };
    const label = comesByMail(ofCarrier) ? coming : labelBlock(shop, one, parts);
    return {
      subject: t('notice.return.announced.subject', { number: key.returnId }),
      preview: t('notice.return.announced.preview'),
      intro: t('notice.return.announced.intro'),
      rows: [[label], ...(one.exchanges.some(({ state }) => state === 'held') ? [[putAside(one, parts)]] : [])],
    };
  });
}

function labelBlock(shop: Shop, { return_id }: StoredReturn, { t, origin }: OrderParts): Block {
  const link = { label: t('purchases.return.label'), address: origin + labelPath(shop, return_id) };
  return { title: t('notice.return.label'), lines: [], link };
}

/** Writes and sends the label of a return that was to come by email, unless its parcel has come without it. */
export async function sendReturnLabelMail(
  shop: Shop,
  key: ReturnKey & Readonly<{ label?: number | undefined }>,
  again?: string,
): Promise<void> {
  const unless = ({ state }: StoredReturn) => state !== 'announced';
  // Another label after one that was taken back has a mail of its own.
  const labels = key.label ?? (await countLabels(shop.database.db, key.returnId));
  const about = labels > 1 ? `${key.returnId}/${labels}` : key.returnId;
  await sendReturnMail(shop, { kind: 'return-label', again, about, unless, isAlways: true }, key, (one, parts) => ({
    subject: parts.t('notice.return.labelReady.subject', { number: key.returnId }),
    preview: parts.t('notice.return.labelReady.preview'),
    intro: parts.t('notice.return.labelReady.intro'),
    rows: [[labelBlock(shop, one, parts)]],
  }));
}

/** What is put aside instead, and until when. */
function putAside({ exchanges }: StoredReturn, { t, market }: OrderParts): Block {
  const day = dateFormat(market.tag, { dateStyle: 'long', timeZone: market.timeZone });
  return {
    title: t('notice.return.aside'),
    lines: exchanges
      .filter(({ state }) => state === 'held')
      .map(({ goods, qty, held_until: until }) => {
        const { name, colour, size } = storedGoods(goods);
        return t('notice.return.asideUntil', { qty, name, colour, size, day: day.format(until) });
      }),
  };
}

/** What of its money is there already, as store credit. */
function lentPart(lent: number, parts: OrderParts): Block {
  const { t } = parts;
  return {
    title: t('notice.return.handedOver.lentTitle'),
    lines: [t('notice.return.handedOver.lent', { amount: priceIn(parts, lent) })],
  };
}

/** Writes and sends that the parcel of a return is on its way, and what comes of it. */
export async function sendReturnHandedOverMail(shop: Shop, key: ReturnKey, again?: string): Promise<void> {
  const made = (await ordersMadeOf(shop.database.db, key.orderNumber)).find((one) => one.returnId === key.returnId);
  const lent = (await findAdvance(shop.database.db, key.returnId))?.amount ?? 0;
  await sendReturnMail(shop, { kind: 'return-handed-over', again }, key, (one, parts) => {
    const { t } = parts;
    const isHeld = one.exchanges.some(({ state }) => state === 'held');
    return {
      subject: t('notice.return.handedOver.subject', { number: key.returnId }),
      preview: t('notice.return.handedOver.preview'),
      intro: made
        ? t('notice.return.handedOver.introAhead', { order: made.orderNumber })
        : t(isHeld ? 'notice.return.handedOver.introExchange' : 'notice.return.handedOver.intro'),
      rows: [...(isHeld && !made ? [[putAside(one, parts)]] : []), ...(lent > 0 ? [[lentPart(lent, parts)]] : [])],
    };
  });
}

/** Writes and sends that the parcel of a return has come. */
export async function sendReturnReceivedMail(shop: Shop, key: ReturnKey, again?: string): Promise<void> {
  await sendReturnMail(shop, { kind: 'return-received', again }, key, ({ exchanges }, { t }) => ({
    subject: t('notice.return.received.subject', { number: key.returnId }),
    preview: t('notice.return.received.preview'),
    intro: t(
      exchanges.some(({ state }) => state === 'held')
        ? 'notice.return.received.introExchange'
        : 'notice.return.received.intro',
    ),
    rows: [],
  }));
}

/** Writes and sends what of a return was taken back, what was not and why, what comes instead, and what is given back. */
export async function sendReturnClosedMail(shop: Shop, key: ReturnKey, again?: string): Promise<void> {
  const made = (await ordersMadeOf(shop.database.db, key.orderNumber)).find((one) => one.returnId === key.returnId);
  const { orderNumber, returnId } = key;
  const money = { orderNumber, key: returnRefundKey(returnId) };
  const credited = await creditedOf(shop.database.db, money);
  const released = await releasedBy(shop.database.db, money);
  await sendReturnMail(shop, { kind: 'return-closed', again }, key, (one, parts) => {
    const { t, order } = parts;
    const refund = one.refund ?? 0;
    const back =
      credited > 0
        ? t('notice.return.refunded.introCredit', { amount: priceIn(parts, credited) })
        : t('notice.return.refunded.intro', { amount: priceIn(parts, refund - released) });
    const given = withReleased(parts, back, { of: refund, released });
    const said = made ? 'exchanged' : refund > 0 ? 'refunded' : 'refused';
    const notes = one.lines.flatMap(({ line_no, note }) => {
      const name = order.lines.find((line) => line.line_no === line_no)?.name ?? '';
      return note === '' ? [] : [`${name}: ${note}`];
    });
    const rest = { title: t('notice.return.exchanged.rest'), lines: [given] };
    return {
      subject: t(`notice.return.${said}.subject`, { number: key.returnId }),
      preview: t(`notice.return.${said}.preview`),
      intro: made
        ? t('notice.return.exchanged.intro', { order: made.orderNumber })
        : refund > 0
          ? given
          : t('notice.return.refused.intro'),
      rows: [
        ...(made && refund > 0 ? [[rest]] : []),
        ...(notes.length > 0 ? [[{ title: t('notice.return.notes'), lines: notes }]] : []),
      ],
    };
  });
}

/**
 * Writes and sends a mail about a return, unless there is nothing to tell, or its buyer has switched off notifications about returns
 * (C7.88). A mail that is asked for again is always sent.
 */
export async function sendReturnMail(
  shop: Shop,
  { kind, again, about, unless, isAlways = false }: ReturnTold,
  { orderNumber, returnId }: ReturnKey,
  write: (one: StoredReturn, parts: OrderParts) => Written,
): Promise<void> {
  const { db, pool } = shop.database;
  const stored = await findOrder(pool, orderNumber);
  const one = (await returnsOfOrder(db, orderNumber)).find((found) => found.return_id === returnId);
  if (!stored || !one) throw new Error(`there is no return ${returnId}`);
  if (!again && (unless?.(one) || !(isAlways || (await wantsMails(db, stored, 'returns'))))) return;
  await sendOrderMail(shop, { kind, orderNumber, about: about ?? returnId, again }, (parts) => ({
    ...write(one, parts),
    groups: [
      {
        title: undefined,
        lines: one.lines.flatMap(({ line_no, qty }) => {
          const line = parts.order.lines.find((bought) => bought.line_no === line_no);
          return line ? [{ ...line, qty, row_total: Math.floor((line.row_total * qty) / line.qty) }] : [];
        }),
      },
    ],
    withSums: false,
    notes: [],
    files: [],
    withDownloads: false,
    isChosen: !isAlways,
  }));
}
