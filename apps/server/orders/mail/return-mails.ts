import type { OrderMailKind } from '@eyelet/contracts/order-desk/mail.ts';
import { returnsOfOrder, type StoredReturn } from '@eyelet/db/returns/return.ts';
import type { Shop } from '../../kernel/shop.ts';
import { wantsMails } from '../../notifications/wants.ts';
import { labelPath } from '../../returns/view.ts';
import { findOrder } from '../../stored-orders/stored-order.ts';
import { sendOrderMail } from './order-mail.ts';
import { type OrderMail, type OrderParts, priceIn } from './order-parts.ts';

type ReturnKey = Readonly<{ orderNumber: string; returnId: string }>;
type Written = Pick<OrderMail, 'subject' | 'preview' | 'intro' | 'rows'>;

/** Writes and sends that a return is announced, with the link to its label. */
export async function sendReturnAnnouncedMail(shop: Shop, key: ReturnKey, again?: string): Promise<void> {
  await sendReturnMail(shop, { kind: 'return-announced', again }, key, (_, { t, origin }) => ({
    subject: t('notice.return.announced.subject', { number: key.returnId }),
    preview: t('notice.return.announced.preview'),
    intro: t('notice.return.announced.intro'),
    rows: [[{ title: t('notice.return.label'), lines: [origin + labelPath(shop, key.returnId)] }]],
  }));
}

/** Writes and sends that the parcel of a return has arrived. */
export async function sendReturnReceivedMail(shop: Shop, key: ReturnKey, again?: string): Promise<void> {
  await sendReturnMail(shop, { kind: 'return-received', again }, key, (_, { t }) => ({
    subject: t('notice.return.received.subject', { number: key.returnId }),
    preview: t('notice.return.received.preview'),
    intro: t('notice.return.received.intro'),
    rows: [],
  }));
}

/** Writes and sends which goods of a return were accepted, which were not and why, and the amount that is refunded. */
export async function sendReturnClosedMail(shop: Shop, key: ReturnKey, again?: string): Promise<void> {
  await sendReturnMail(shop, { kind: 'return-closed', again }, key, (one, parts) => {
    const { t, order } = parts;
    const refund = one.refund ?? 0;
    const said = refund > 0 ? 'refunded' : 'refused';
    const notes = one.lines.flatMap(({ line_no, note }) => {
      const name = order.lines.find((line) => line.line_no === line_no)?.name ?? '';
      return note === '' ? [] : [`${name}: ${note}`];
    });
    return {
      subject: t(`notice.return.${said}.subject`, { number: key.returnId }),
      preview: t(`notice.return.${said}.preview`),
      intro: t(`notice.return.${said}.intro`, { amount: priceIn(parts, refund) }),
      rows: notes.length > 0 ? [[{ title: t('notice.return.notes'), lines: notes }]] : [],
    };
  });
}

/**
 * Writes and sends a mail about a return, unless its buyer has switched off notifications about returns (C7.88). A mail
 * that is asked for again is always sent.
 */
async function sendReturnMail(
  shop: Shop,
  { kind, again }: Readonly<{ kind: OrderMailKind; again: string | undefined }>,
  { orderNumber, returnId }: ReturnKey,
  write: (one: StoredReturn, parts: OrderParts) => Written,
): Promise<void> {
  const { db, pool } = shop.database;
  const stored = await findOrder(pool, orderNumber);
  const one = (await returnsOfOrder(db, orderNumber)).find((found) => found.return_id === returnId);
  if (!stored || !one) throw new Error(`there is no return ${returnId}`);
  if (!again && !(await wantsMails(db, stored.owner, 'returns'))) return;
  await sendOrderMail(shop, { kind, orderNumber, about: returnId, again }, (parts) => ({
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
  }));
}
