/**
 * Stands in for the messaging script of a pay-later service in the shop's own pages. The shop itself writes the
 * messages; this only reports that the script has loaded.
 */
export function runPayLater(): void {
  document.documentElement.dataset.payLater = 'ready';
}
