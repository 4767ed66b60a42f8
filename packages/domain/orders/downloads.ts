/** Times that the file of a line may be fetched: for all devices of one shopper, and for what looks through his mails. */
export const mostDownloads = 20;

/** Days for which the link of a mail is good. The order itself gives new ones. */
export const mailedDays = 30;

/** Hours for which a link is good that stands beside the order. */
export const shownHours = 24;

/** States in which an order is paid, or will be for certain, and nothing of it was given back. */
const open: ReadonlySet<string> = new Set([
  'confirmed',
  'in fulfilment',
  'shipped',
  'ready for pickup',
  'delivered',
  'picked up',
  'return requested',
]);

/** Whether what was ordered as a file may be fetched. */
export function givesDownloads(state: string): boolean {
  return open.has(state);
}
