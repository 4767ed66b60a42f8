import type { PaymentSession } from '@eyelet/contracts/payments/open-session.ts';
import type { Approval, ApprovalEvent } from './paypal-flow.ts';

/** Milliseconds between checks whether the window has been closed. */
const watchMs = 500;

/**
 * The window in which an account approves. It is opened at once, as browsers allow windows only in response to a press;
 * undefined when they block it. Only messages of the provider's origin for this payment are accepted.
 */
export function openApprovalWindow(): Approval | undefined {
  const popup = window.open('', 'eyelet-approval', 'popup,width=480,height=760');
  if (!popup) return undefined;
  let session: PaymentSession | undefined;
  const waiting: ((event: ApprovalEvent) => void)[] = [];
  const events: ApprovalEvent[] = [];
  const tell = (event: ApprovalEvent) => {
    const next = waiting.shift();
    if (next) next(event);
    else events.push(event);
  };
  const listen = (message: MessageEvent<ApprovalEvent & { source?: string; sessionId?: string }>) => {
    const { data, origin, source } = message;
    if (!session || origin !== session.meta.messageOrigin) return;
    // Messages of a window that has closed since have no source.
    if (source !== popup && !(source === null && popup.closed)) return;
    if (data?.source !== 'eyelet-payments' || data.sessionId !== session.meta.sessionId) return;
    tell(data);
  };
  let wasClosed = false;
  const watch = setInterval(() => {
    // A window that closes itself has sent its outcome just before, and a busy page may see the end first.
    if (wasClosed) tell({ type: 'closed' });
    wasClosed = popup.closed;
  }, watchMs);
  window.addEventListener('message', listen);
  return {
    show: (opened) => {
      session = opened;
      popup.location.href = opened.meta.approvalUrl ?? 'about:blank';
    },
    next: () =>
      new Promise((done) => {
        const event = events.shift();
        if (event) done(event);
        else waiting.push(done);
      }),
    answer: (sessionId, accepted) =>
      popup.postMessage(
        { source: 'eyelet-checkout', type: 'shipping', sessionId, accepted },
        session?.meta.messageOrigin ?? '',
      ),
    close: () => {
      clearInterval(watch);
      window.removeEventListener('message', listen);
      popup.close();
    },
  };
}
