/**
 * Runs where a wallet redirects back to: sends a message to the page that opened this window and closes it, or
 * continues in this window.
 */
export function runReturn(): void {
  const { origin = location.origin, message = '{}', next = '/' } = document.body.dataset;
  const host: Window | null = window.opener ?? (window.parent === window ? null : window.parent);
  if (!host) {
    location.replace(next);
    return;
  }
  host.postMessage({ source: 'eyelet-payments', ...JSON.parse(message) }, origin);
  window.close();
}
