/** Runs where a wallet leads back to: tells the page that has opened this window and closes it, or goes on in its place. */
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
