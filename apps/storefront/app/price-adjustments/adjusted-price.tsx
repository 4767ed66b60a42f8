import type { Cart } from '@eyelet/contracts/cart/cart.ts';
import type { CartItem } from '@eyelet/contracts/cart/item.ts';
import type { PriceAdjustment } from '@eyelet/contracts/cart/price-adjustment.ts';
import { formatAmount } from '@eyelet/domain/money/format.ts';
import { Foldout } from '@eyelet/ui/disclosure/foldout.tsx';
import type { SelectOption } from '@eyelet/ui/fields/select.tsx';
import { Icon } from '@eyelet/ui/icons/icon.tsx';
import { toasts } from '@eyelet/ui/toasts/toasts.ts';
import { useWords } from '@eyelet/ui/words/words.tsx';
import { useRef, useState } from 'react';
import type { FormAnswer } from '../forms/answer.ts';
import { percentText } from '../receipts/step-text.ts';
import { AdjustmentForm } from './adjustment-form.tsx';
import { ApprovalForm } from './approval-form.tsx';
import { adjustmentFormOf } from './fields.ts';

type AdjustedPriceProps = Readonly<{
  cart: Cart;
  /** Null: all items without an adjustment of their own. */
  item: CartItem | null;
  adjustment: PriceAdjustment | undefined;
  answer: FormAnswer | undefined;
  /** Other associates of the store. */
  colleagues: readonly SelectOption[];
}>;

/** The adjustment of one item, or of all, with the form to add or change it. */
export function AdjustedPrice({ cart, item, adjustment, answer, colleagues }: AdjustedPriceProps) {
  const { say, tag } = useWords();
  const summary = useRef<HTMLElement>(null);
  const [open] = useState(answer?.form === adjustmentFormOf(item?.id ?? null));
  const { currency } = cart;
  const name = item ? `${item.name}, ${say('cart.lineOf', { colour: item.colour, size: item.size })}` : '';

  function fold(title: string): void {
    summary.current?.parentElement?.removeAttribute('open');
    summary.current?.focus();
    toasts.show({ title });
  }

  return (
    <li className="border-b border-drift py-3">
      <Foldout title={item ? name : say('storePrices.all')} open={open} summaryRef={summary}>
        {/* The key drops typed values once the adjustment they were typed for has changed. */}
        <AdjustmentForm
          key={adjustment?.adjustmentId ?? 'none'}
          {...{ cart, item, adjustment, answer }}
          onAdjusted={({ priceAdjustments }) => {
            const now = priceAdjustments.find(({ itemId }) => itemId === (item?.id ?? null));
            fold(say(now?.approval === 'needed' ? 'storePrices.approval.needed' : 'storePrices.done'));
          }}
          onRemoved={() => fold(say('storePrices.removed'))}
        />
      </Foldout>
      {adjustment && (
        <p className="text-14 wrap-anywhere">
          <span className="text-kelp">
            {takenText(adjustment, { say, tag }, currency)}
            {adjustment.amount > 0 && <> (−{formatAmount(adjustment.amount, currency, tag)})</>}
          </span>{' '}
          <span className="text-granite">{adjustment.reason}</span>
          {adjustment.approval === 'given' && <> · {say('storePrices.approval.given')}</>}
        </p>
      )}
      {adjustment?.approval === 'needed' && (
        <>
          <p className="mt-2 flex gap-2 border-l-2 border-lichen bg-paper p-3 text-14">
            <Icon name="lock" className="size-5 shrink-0" />
            {say('storePrices.approval.needed')}
          </p>
          <ApprovalForm
            key={adjustment.adjustmentId}
            {...{ cart, item, adjustment, colleagues, answer }}
            onApproved={() => fold(say('storePrices.approval.done'))}
          />
        </>
      )}
    </li>
  );
}

function takenText(
  { type, value }: PriceAdjustment,
  { say, tag }: ReturnType<typeof useWords>,
  currency: string,
): string {
  if (type === 'percentage') return say('storePrices.percentOff', { percent: percentText(value, tag) });
  const amount = formatAmount(value, currency, tag);
  return type === 'amount' ? say('receipt.amountOf', { amount }) : say('receipt.fixedPrice', { amount });
}
