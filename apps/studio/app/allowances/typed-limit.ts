/** A limit as it is typed; empty for none. */
export const typedLimit = (year: Readonly<{ yearly: number }> | null): string => (year ? String(year.yearly) : '');

/** A typed limit as the server takes it; what is no amount is left to it to refuse. */
export function limitOf(typed: string): number | null {
  const text = typed.trim().replace(',', '.');
  if (text === '') return null;
  return /^\d+(\.\d+)?$/.test(text) ? Number(text) : -1;
}
