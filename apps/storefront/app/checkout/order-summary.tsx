import type { Cart } from '@eyelet/contracts/cart/cart.ts';
import { Icon } from '@eyelet/ui/icons/icon.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { Amount } from '../cart/amount.tsx';
import { TotalsTable } from '../cart/totals.tsx';
import { OrderLines } from './order-lines.tsx';

/** Items and totals beside the steps. */
export function OrderSummary({ cart }: Readonly<{ cart: Cart }>) {
  return (
    <div className="grid gap-6">
      <OrderLines items={cart.items} currency={cart.currency} />
      <div className="border-t border-drift pt-5">
        <TotalsTable of={cart} />
      </div>
    </div>
  );
}

/** The same, collapsed, above the steps on small screens. */
export function FoldedOrderSummary({ cart }: Readonly<{ cart: Cart }>) {
  const say = useSay();
  return (
    <details className="group/fold -mx-gutter border-y border-drift bg-paper px-gutter sm:mx-0 sm:border-x sm:px-5 lg:hidden">
      <summary className="flex min-h-14 cursor-pointer items-center gap-2">
        <span className="group-open/fold:hidden">{say('cart.showSummary')}</span>
        <span className="hidden group-open/fold:inline">{say('cart.hideSummary')}</span>
        <Icon name="chevron-down" className="size-5 transition-transform duration-200 group-open/fold:rotate-180" />
        <span className="ml-auto text-18 font-medium">
          <Amount value={cart.totals.total} currency={cart.currency} />
        </span>
      </summary>
      <div className="pb-6 pt-2">
        <OrderSummary cart={cart} />
      </div>
    </details>
  );
}
