import { randomUUID } from 'node:crypto';
import { type DisputablePayment, disputablePayments } from '@eyelet/db/disputes/disputable.ts';
import { receiveDispute } from '../disputes/receive.ts';
import { escapeHtml } from '../kernel/escape-html.ts';
import type { Shop } from '../kernel/shop.ts';
import { form, section } from './section.ts';

const defenceMs = 14 * 24 * 60 * 60 * 1000;

/** What the bank of the visitor can say. */
const sayings = {
  opened: 'contested',
  fraud: 'contested: somebody else has paid',
  won: 'the shop is right',
  lost: 'the payer is right',
} as const;

/** Payments of the visitor’s orders that the sandbox has taken. */
export async function paymentsTaken(
  { database, payments }: Shop,
  owner: string | undefined,
): Promise<readonly DisputablePayment[]> {
  if (owner === undefined || payments.name !== 'sandbox') return [];
  return disputablePayments(database.db, { owner, provider: payments.name });
}

/** Each payment with what its bank would say. */
export function disputeSection(taken: readonly DisputablePayment[]): string {
  const options = Object.entries(sayings).map(([id, text]) => `<option value="${id}">${text}</option>`);
  const rows = taken.map(({ orderNumber, key }) => {
    const number = escapeHtml(orderNumber);
    return `<tr><th scope="row">${number}</th><td>${form(
      'dispute',
      `<input type="hidden" name="key" value="${escapeHtml(key)}"><label><span class="quiet">The bank says</span> <select name="says">${options.join('')}</select></label> <button>Say so <span class="quiet">${number}</span></button>`,
    )}</td></tr>`;
  });
  return section(
    'disputes',
    'Disputes',
    rows.length > 0
      ? `<p>Contested payments are answered in the studio, at the disputes. The bank then decides for the shop where its evidence shows how the goods traveled, or money that has gone back.</p><table><tbody>${rows.join('')}</tbody></table>`
      : '<p>Order something with this browser by a card of the sandbox to contest its payment.</p>',
  );
}

/** Has the bank say something of one of the visitor’s payments. */
export async function sayOfPayment(
  shop: Shop,
  taken: readonly DisputablePayment[],
  { key, says = '' }: Readonly<Record<string, string | undefined>>,
): Promise<void> {
  const payment = taken.find((one) => one.key === key);
  if (!payment || !Object.hasOwn(sayings, says)) return;
  const said = says as keyof typeof sayings;
  const at = shop.clock();
  await receiveDispute(shop, {
    ...{ topic: 'dispute', id: randomUUID(), key: payment.key, amount: payment.amount, reason: '', at },
    step: said === 'fraud' ? 'opened' : said,
    isFraud: said === 'fraud',
    deadline: said === 'won' || said === 'lost' ? undefined : new Date(at.getTime() + defenceMs),
  });
}
