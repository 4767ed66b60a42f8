/**
 * A number within a message. Whole ones below a thousand are written alike in all languages of the shop, without a
 * browser's language data, whose first use takes it tens of milliseconds while a page becomes ready.
 */
export function numberText(language: string, value: number): string {
  if (Number.isInteger(value) && value >= 0 && value < 1000) return String(value);
  return new Intl.NumberFormat(language).format(value);
}
