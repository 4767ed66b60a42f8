import type { NotApplied as Told } from '@eyelet/contracts/receipts/receipt.ts';
import { formatAmount } from '@eyelet/domain/money/format.ts';
import { Foldout } from '@eyelet/ui/disclosure/foldout.tsx';
import { useWords } from '@eyelet/ui/words/words.tsx';
import { useId } from 'react';
import { sortReasons } from './reasons.ts';

type NotAppliedProps = Readonly<{ of: readonly Told[]; currency: string }>;

/** Promotions without an effect, each with the reason; those that do not concern the cart are folded. */
export function NotApplied({ of, currency }: NotAppliedProps) {
  const { say } = useWords();
  const title = useId();
  const { near, far } = sortReasons(of);
  return (
    <section aria-labelledby={title} className="mt-12">
      <h2 id={title} className="font-display text-22 font-semibold">
        {say('receipt.against')}
      </h2>
      {near.length > 0 && <Reasons of={near} currency={currency} />}
      {far.length > 0 && (
        <Foldout title={say('receipt.farther', { n: far.length })} open={false} className="border-y border-drift py-2">
          <Reasons of={far} currency={currency} />
        </Foldout>
      )}
    </section>
  );
}

function Reasons({ of, currency }: NotAppliedProps) {
  const { say, tag } = useWords();
  const reasonOf = ({ reason, missing, missingUnits, by }: Told): string =>
    say(`receipt.reason.${reason}`, {
      amount: formatAmount(missing ?? 0, currency, tag),
      n: missingUnits ?? 0,
      names: new Intl.ListFormat(tag, { type: 'conjunction' }).format(by),
    });
  return (
    <dl className="mt-4">
      {of.map((one) => (
        <div key={one.promotionId} className="border-t border-drift py-3 first:border-t-0">
          <dt className="font-medium">{one.promotionName}</dt>
          <dd className="text-14 text-granite">{reasonOf(one)}</dd>
        </div>
      ))}
    </dl>
  );
}
