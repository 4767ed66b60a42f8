import type { Amounts } from './promotion.ts';

/** What is wrong with amounts by currency as a sentence, undefined when they can be taken off or asked for. */
export function problemOfAmounts(amounts: Amounts): string | undefined {
  const areWhole = Object.values(amounts).every((amount) => Number.isSafeInteger(amount) && amount > 0);
  return areWhole ? undefined : 'amounts are whole minor units above 0';
}
