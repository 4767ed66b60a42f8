import type { Currency } from '@eyelet/domain/money/currency.ts';
import { formatMinor } from '@eyelet/domain/money/format.ts';
import type { AdjustmentProblem, Asked } from '@eyelet/domain/price-adjustments/check.ts';
import type { Translate } from './translate.ts';

/** Where a value is written: of which type it is, and for which market. */
type WrittenAs = Readonly<Pick<Asked, 'type'> & { currency: string; tag: string }>;

/** Why a price may not be adjusted like that (C7.62), for its field. */
export function adjustmentText(t: Translate, problem: AdjustmentProblem, { type, currency, tag }: WrittenAs): string {
  switch (problem.why) {
    case 'too-much': {
      const percent = new Intl.NumberFormat(tag, { style: 'percent' })
        .format(problem.most / 10_000)
        .replaceAll('\u202f', '\u00a0');
      return t('storePrices.tooMuch', {
        most: type === 'percentage' ? percent : formatMinor(problem.most, currency as Currency, tag),
      });
    }
    case 'missing':
      return t('validation.required');
    case 'only-percentage':
      return t('storePrices.onlyPercentage');
    case 'not-less':
      return t('storePrices.notLess');
    default:
      return t('storePrices.value');
  }
}
