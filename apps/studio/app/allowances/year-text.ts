import type { Allowance } from '@eyelet/contracts/allowances/allowance.ts';
import { money } from '../words/money.ts';
import { useWords } from '../words/words.ts';

/** What somebody has spent of a year’s allowance, in words; a dash where there is none. */
export function useYearText() {
  const { t, language } = useWords();
  return (allowance: Allowance, kind: 'athlete' | 'employee' | 'prosumer'): string => {
    const year = allowance[kind];
    if (!year) return '–';
    const show = (amount: number) => money(language, amount, allowance.currency);
    return t('studio.allowances.spent', { spent: show(year.spent), yearly: show(year.yearly) });
  };
}
