/** Hours for which a link next to the order is valid. */
export const shownHours = 24;

/** States in which an order is paid, or certain to be, and not refunded. */
const open: ReadonlySet<string> = new Set([
  'confirmed',
  'in fulfilment',
  'shipped',
  'ready for pickup',
  'delivered',
  'picked up',
  'return requested',
]);

/** Whether the files of an order may be downloaded. */
export function givesDownloads(state: string): boolean {
  return open.has(state);
}
