/** Runs in the framed challenge: sends the shop the outcome and the height of the page; focuses its field. */
export function runChallenge(): void {
  if (window.parent === window) return;
  const { origin, transaction, outcome } = document.body.dataset;
  const shop = origin ?? location.origin;
  const tell = (message: Record<string, unknown>) =>
    window.parent.postMessage({ source: 'eyelet-payments', ...message }, shop);
  document.getElementById('code')?.focus();
  // The dialog around this page does not receive its key presses.
  addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') tell({ type: 'challenge', transactionId: transaction, authenticated: false });
  });
  new ResizeObserver(() => tell({ type: 'height', height: document.body.scrollHeight })).observe(document.body);
  if (outcome === 'authenticated' || outcome === 'failed') {
    tell({ type: 'challenge', transactionId: transaction, authenticated: outcome === 'authenticated' });
  }
}
