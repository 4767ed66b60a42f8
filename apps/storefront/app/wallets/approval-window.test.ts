import type { PaymentSession } from '@eyelet/contracts/payments/open-session.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openApprovalWindow } from './approval-window.ts';

const origin = 'https://pay.example';
const session = {
  meta: { sessionId: 'S', approvalUrl: `${origin}/approve`, messageOrigin: origin },
} as PaymentSession;
const popup = { closed: false, location: { href: '' }, close: () => {}, postMessage: () => {} };
let page: EventTarget;

beforeEach(() => {
  vi.useFakeTimers();
  popup.closed = false;
  page = Object.assign(new EventTarget(), { open: () => popup });
  vi.stubGlobal('window', page);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function shown() {
  const approval = openApprovalWindow();
  if (!approval) throw new Error('no window');
  approval.show(session);
  return approval;
}

/** A message as a browser delivers it: without its source once that has closed. */
function deliver(data: Readonly<Record<string, unknown>>, from: string = origin): void {
  const message = { data: { source: 'eyelet-payments', sessionId: 'S', ...data }, origin: from };
  page.dispatchEvent(Object.assign(new Event('message'), { ...message, source: popup.closed ? null : popup }));
}

test('a window that closes right after its message has approved, also where a busy page sees the end first', async () => {
  const approval = shown();
  popup.closed = true;
  await vi.advanceTimersByTimeAsync(600);
  deliver({ type: 'token', token: 'T' });
  expect(await approval.next()).toMatchObject({ type: 'token', token: 'T' });
});

test('a window closed by the shopper ends the approval', async () => {
  const approval = shown();
  popup.closed = true;
  await vi.advanceTimersByTimeAsync(1100);
  expect(await approval.next()).toEqual({ type: 'closed' });
});

test('messages of other origins and payments are not heard', async () => {
  const approval = shown();
  deliver({ type: 'token', token: 'T' }, 'https://evil.example');
  deliver({ type: 'token', token: 'T', sessionId: 'other' });
  popup.closed = true;
  await vi.advanceTimersByTimeAsync(1100);
  expect(await approval.next()).toEqual({ type: 'closed' });
});
