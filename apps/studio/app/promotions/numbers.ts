/** No count or amount that can be: the server refuses it beside its field. */
export const noNumber = -1;

/** A whole number as it was typed, null for an empty field. */
export function countOf(text: string): number | null {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  return /^\d+$/.test(trimmed) ? Number(trimmed) : noNumber;
}

/**
 * An amount as people of any language type it. Thousands are not set apart: 1,000 is a thousand for some and one for others.
 */
export function amountOf(text: string): number | null {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  return /^\d+(?:[.,]\d{1,2})?$/.test(trimmed) ? Number(trimmed.replace(',', '.')) : noNumber;
}
