/**
 * Runs in the approval of a wallet when the shop has opened it in a window or framed it: tells the shop what came of it.
 * Without an opener nothing is told, and the form's answer leads back to the shop. Messages go to the shop's own origin
 * only, and are taken from there only.
 */
export function runApproval(): void {
  const host: Window | null = window.opener ?? (window.parent === window ? null : window.parent);
  if (!host) return;
  const { origin = location.origin, session = '', message } = document.body.dataset;
  const tell = (content: Record<string, unknown>) =>
    host.postMessage({ source: 'eyelet-payments', ...content }, origin);
  const inWindow = document.querySelector<HTMLInputElement>('input[name=window]');
  if (inWindow) inWindow.value = '1';
  if (host === window.parent) {
    const height = () => tell({ type: 'height', sessionId: session, height: document.body.scrollHeight });
    new ResizeObserver(height).observe(document.body);
  }
  for (const form of document.querySelectorAll('form')) {
    form.addEventListener('submit', (event) => {
      // A second press must not answer twice; the pressed button itself has to go along.
      if (form.dataset.sent) event.preventDefault();
      form.dataset.sent = 'yes';
    });
  }
  if (!message) return;
  const content = JSON.parse(message) as { type: string };
  if (content.type !== 'shipping') {
    tell(content);
    window.close();
    return;
  }
  window.addEventListener('message', (event) => {
    if (event.origin !== origin || event.source !== host) return;
    const { data } = event;
    if (data?.source !== 'eyelet-checkout' || data.type !== 'shipping' || data.sessionId !== session) return;
    if (data.accepted) {
      location.replace(location.pathname);
      return;
    }
    for (const id of ['shipping-problem', 'again']) {
      const element = document.getElementById(id);
      if (element) element.hidden = false;
    }
    const status = document.querySelector<HTMLElement>('[role=status]');
    if (status) status.hidden = true;
  });
  tell(content);
}
