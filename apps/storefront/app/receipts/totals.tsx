import type { Receipt } from '@eyelet/contracts/receipts/receipt.ts';
import { formatAmount } from '@eyelet/domain/money/format.ts';
import { useWords } from '@eyelet/ui/words/words.tsx';
import { useId } from 'react';

/** The totals of a receipt. */
export function Totals({ totals, currency }: Readonly<{ totals: Receipt['totals']; currency: string }>) {
  const { say, tag } = useWords();
  const title = useId();
  const money = (value: number) => formatAmount(value, currency, tag).replace('-', '−');
  const rows: (readonly [name: string, amount: number])[] = [
    [say('receipt.items'), totals.items],
    [say('cart.shipping'), totals.shipping],
    ...(totals.taxIncluded ? [] : [[say('cart.tax'), totals.tax] as const]),
    [say('cart.total'), totals.total],
    ...(totals.rewards > 0
      ? [[say('receipt.rewards'), -totals.rewards] as const, [say('cart.toPay'), totals.due] as const]
      : []),
  ];
  return (
    <section aria-labelledby={title} className="mt-10 bg-paper p-6 lg:p-8">
      <h2 id={title} className="font-display text-22 font-semibold">
        {say('receipt.sums')}
      </h2>
      <dl className="mt-4 space-y-2.5">
        {rows.map(([name, amount]) => (
          <div key={name} className="flex items-baseline justify-between gap-6">
            <dt>{name}</dt>
            <dd className="text-right">{money(amount)}</dd>
          </div>
        ))}
      </dl>
      {totals.taxIncluded && (
        <p className="mt-3 text-14 text-granite">{say('cart.taxIncluded', { amount: money(totals.tax) })}</p>
      )}
    </section>
  );
}
