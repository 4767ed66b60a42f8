import type { CurrentPromotion } from '@eyelet/contracts/promotions/list.ts';
import { toAmount } from '@eyelet/domain/money/amount.ts';
import type { Currency } from '@eyelet/domain/money/currency.ts';
import type { Benefit } from '@eyelet/domain/promotions/promotion.ts';

/** A benefit in a currency, as shoppers see it. */
export function benefitView(benefit: Benefit, currency: Currency): CurrentPromotion['benefit'] {
  const { kind } = benefit;
  const none = { kind, percent: null, amount: null, buy: null, get: null };
  switch (benefit.kind) {
    case 'percent':
      return { ...none, percent: benefit.percent };
    case 'amount':
    case 'fixed-price':
    case 'bundle': {
      const amount = benefit.amounts[currency];
      return { ...none, amount: amount === undefined ? null : toAmount(amount) };
    }
    case 'buy-get':
      return { ...none, percent: benefit.percent, buy: benefit.buy, get: benefit.get };
    case 'buy-get-other':
      return { ...none, percent: benefit.percent, buy: benefit.bought.units, get: benefit.got.units };
    case 'steps':
      return { ...none, percent: benefit.steps.at(-1)?.percent ?? null };
    case 'reduced-delivery': {
      const amount = benefit.amounts?.[currency];
      return { ...none, percent: benefit.percent, amount: amount === undefined ? null : toAmount(amount) };
    }
    default:
      return none;
  }
}
