/** Letters and digits that are not taken for each other. */
const signs = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const length = 6;

/** A short code from bytes that nobody can guess; 32 signs divide their values evenly. */
export function collectCodeFrom(bytes: readonly number[]): string {
  return Array.from({ length }, (_, index) => signs[(bytes[index] ?? 0) % signs.length]).join('');
}

/** What the QR code of an order to be collected says, so that scanning it at the desk finds the order too. */
export function collectScan(orderNumber: string, code: string): string {
  return `${orderNumber}-${code}`;
}

/** A code as it was typed, or the order and its code as they were scanned. */
export function readCollectCode(typed: string): Readonly<{ orderNumber: string | undefined; code: string }> {
  const text = typed.replaceAll(/\s/g, '').toUpperCase();
  const end = text.lastIndexOf('-');
  return end > 0
    ? { orderNumber: text.slice(0, end), code: text.slice(end + 1) }
    : { orderNumber: undefined, code: text };
}
