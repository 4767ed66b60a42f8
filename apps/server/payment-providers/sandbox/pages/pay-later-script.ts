/**
 * Stands for the messaging script of a pay-later service in the shop's own pages. What it would draw the shop says in its
 * own words; it tells that it is there.
 */
export function runPayLater(): void {
  document.documentElement.dataset.payLater = 'ready';
}
