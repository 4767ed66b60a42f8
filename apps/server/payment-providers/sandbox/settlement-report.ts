import type { Database } from '@eyelet/db/database.ts';
import { sandboxMovements } from '@eyelet/db/payments/sandbox-settled.ts';
import { stringify } from 'csv-stringify/sync';

const columns = [
  ...['Company Account', 'Merchant Account', 'Psp Reference', 'Merchant Reference', 'Payment Method', 'Creation Date'],
  ...['TimeZone', 'Type', 'Modification Reference', 'Gross Currency', 'Gross Debit (GC)', 'Gross Credit (GC)'],
  ...['Exchange Rate', 'Net Currency', 'Net Debit (NC)', 'Net Credit (NC)', 'Commission (NC)', 'Markup (NC)'],
  ...['Scheme Fees (NC)', 'Interchange (NC)', 'Modification Merchant Reference', 'Batch Number'],
];

/** What the sandbox keeps of a capture, in hundredths: 1.5 % and 25. */
const feeOf = (amount: number) => Math.round(amount * 0.015) + 25;

const major = (hundredths: number) => (hundredths / 100).toFixed(2);

/** What the sandbox has captured and refunded within some time, as a settlement report with the columns of Adyen's. */
export async function sandboxReport({ db }: Database, from: Date, before: Date): Promise<string> {
  const moved = await sandboxMovements(db, from, before);
  const rows = moved.map((one) => {
    const isCapture = one.kind === 'capture';
    const fee = isCapture ? feeOf(one.amount) : 0;
    // Captured whole, it is called as the payment.
    const isWhole = isCapture && one.key === '';
    return {
      ...{ 'Company Account': 'Sandbox', 'Merchant Account': 'Sandbox', 'Psp Reference': one.payment_id },
      ...{
        'Merchant Reference': one.payment_key,
        'Creation Date': one.at.toISOString().slice(0, 19).replace('T', ' '),
      },
      ...{ TimeZone: 'UTC', Type: isCapture ? 'Settled' : 'Refunded' },
      'Modification Reference': isWhole ? one.payment_id : `${one.kind}-${one.key}`,
      ...{ 'Gross Currency': one.currency, 'Net Currency': one.currency, 'Exchange Rate': '1' },
      ...(isCapture
        ? {
            'Gross Credit (GC)': major(one.amount),
            'Net Credit (NC)': major(one.amount - fee),
            'Commission (NC)': major(fee),
          }
        : { 'Gross Debit (GC)': major(one.amount), 'Net Debit (NC)': major(one.amount) }),
      'Modification Merchant Reference': isWhole ? one.payment_key : one.key,
      'Batch Number': '1',
    };
  });
  return stringify(rows, { header: true, columns });
}
