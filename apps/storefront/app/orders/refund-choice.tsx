import { formatAmount } from '@eyelet/domain/money/format.ts';
import { Select } from '@eyelet/ui/fields/select.tsx';
import { useWords } from '@eyelet/ui/words/words.tsx';
import type { LoadedReturns } from './load-returns.ts';

type RefundChoiceProps = Readonly<{ credit: NonNullable<LoadedReturns['credit']>; currency: string }>;

/** Chooses store credit instead of money for what comes back, and says what of it is there at once. */
export function RefundChoice({ credit: { atOnce }, currency }: RefundChoiceProps) {
  const { say, tag } = useWords();
  const amount = formatAmount(atOnce, currency, tag);
  return (
    <Select
      id="refund"
      name="refund"
      label={say('purchases.return.refundTo')}
      {...(atOnce > 0 && { hint: say('purchases.return.creditAtOnce', { amount }) })}
      options={[
        { value: 'original', label: say('purchases.return.toPaidWith') },
        { value: 'store-credit', label: say('checkout.method.STORE_CREDIT') },
      ]}
    />
  );
}
