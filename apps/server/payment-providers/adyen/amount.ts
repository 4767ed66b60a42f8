/** Decimals of Adyen's minor units where they differ from the two of the shop. */
const decimals: Readonly<Record<string, number>> = { JPY: 0, KRW: 0, VND: 0, BHD: 3, JOD: 3, KWD: 3, OMR: 3, TND: 3 };

/** An amount as Adyen writes it: whole minor units of the currency. The shop counts hundredths in all currencies. */
export function adyenAmount(hundredths: number, currency: string): { value: number; currency: string } {
  const value = hundredths * 10 ** ((decimals[currency] ?? 2) - 2);
  if (!Number.isSafeInteger(value) || value < 0) {
    throw new Error(`${hundredths} hundredths of ${currency} cannot be paid`);
  }
  return { value, currency };
}
