import type { StudioLanguage } from './words.ts';

/** `amount` is in major units, as the API writes it. */
export function money(language: StudioLanguage, amount: number, currency: string): string {
  return new Intl.NumberFormat(language, { style: 'currency', currency }).format(amount);
}
