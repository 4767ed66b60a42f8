/**
 * Runs in the approval of a wallet when the shop has opened it in a window or framed it: sends the shop the outcome.
 * Without an opener nothing is sent, and the form's answer redirects to the shop. Messages are sent to and accepted
 * from the shop's own origin only. It runs before the buttons are shown: a press without it would leave the shop waiting.
 */
export function runApproval(): void {
  const host: Window | null = window.opener ?? (window.parent === window ? null : window.parent);
  if (!host) return;
  document.addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement;
    // A second press must not submit again; the value of the pressed button must be submitted too.
    if (form.dataset.sent) event.preventDefault();
    form.dataset.sent = 'yes';
    const inWindow = form.querySelector<HTMLInputElement>('input[name=window]');
    if (inWindow) inWindow.value = '1';
  });

  document.addEventListener('DOMContentLoaded', () => {
    const { origin = location.origin, session = '', message } = document.body.dataset;
    const tell = (content: Record<string, unknown>) =>
      host.postMessage({ source: 'eyelet-payments', ...content }, origin);
    if (host === window.parent) {
      const height = () => tell({ type: 'height', sessionId: session, height: document.body.scrollHeight });
      new ResizeObserver(height).observe(document.body);
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
  });
}
