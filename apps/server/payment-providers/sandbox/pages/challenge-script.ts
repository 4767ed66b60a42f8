/** Runs in the framed challenge: tells the shop how it ended, and how high the page is; begins on its field. */
export function runChallenge(): void {
  if (window.parent === window) return;
  const { origin, transaction, outcome } = document.body.dataset;
  const shop = origin ?? location.origin;
  const tell = (message: Record<string, unknown>) =>
    window.parent.postMessage({ source: 'eyelet-payments', ...message }, shop);
  document.getElementById('code')?.focus();
  // The dialog around this page does not hear what is pressed in it.
  addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') tell({ type: 'challenge', transactionId: transaction, authenticated: false });
  });
  new ResizeObserver(() => tell({ type: 'height', height: document.body.scrollHeight })).observe(document.body);
  if (outcome === 'authenticated' || outcome === 'failed') {
    tell({ type: 'challenge', transactionId: transaction, authenticated: outcome === 'authenticated' });
  }
}
