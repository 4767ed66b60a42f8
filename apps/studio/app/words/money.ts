import type { StudioLanguage } from './words.ts';

/** An amount in a currency as people of a language write it. */
export function money(language: StudioLanguage, amount: number, currency: string): string {
  return new Intl.NumberFormat(language, { style: 'currency', currency }).format(amount);
}
