import type { NotApplied as Told } from '@eyelet/contracts/receipts/receipt.ts';
import { formatAmount } from '@eyelet/domain/money/format.ts';
import { useWords } from '@eyelet/ui/words/words.tsx';
import { useId } from 'react';

/** Promotions without an effect, each with the reason. */
export function NotApplied({ of, currency }: Readonly<{ of: readonly Told[]; currency: string }>) {
  const { say, tag } = useWords();
  const title = useId();
  const reasonOf = ({ reason, missing, missingUnits, by }: Told): string =>
    say(`receipt.reason.${reason}`, {
      amount: formatAmount(missing ?? 0, currency, tag),
      n: missingUnits ?? 0,
      names: new Intl.ListFormat(tag, { type: 'conjunction' }).format(by),
    });
  return (
    <section aria-labelledby={title} className="mt-12">
      <h2 id={title} className="font-display text-22 font-semibold">
        {say('receipt.against')}
      </h2>
      <dl className="mt-4">
        {of.map((one) => (
          <div key={one.promotionId} className="border-t border-drift py-3">
            <dt className="font-medium">{one.promotionName}</dt>
            <dd className="text-14 text-granite">{reasonOf(one)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
