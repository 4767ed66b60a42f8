import { money } from '../words/money.ts';
import { useWords } from '../words/words.ts';

/** An amount of a unit, a currency or points, in words. */
export function useAmountText() {
  const { t, language } = useWords();
  return (amount: number, unit: string): string =>
    unit === 'points' ? t('studio.ledger.points', { count: amount }) : money(language, amount, unit);
}
