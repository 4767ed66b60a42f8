import { useSyncExternalStore } from 'react';

/** What somebody has to do before a call is answered: sign in again, or confirm who it is. */
export type GateKind = 'sign-in' | 'proof';

export type OpenGate = Readonly<{ kind: GateKind; settle: (passed: boolean) => void }>;

type Waiting = OpenGate & Readonly<{ passed: Promise<boolean> }>;

const listeners = new Set<() => void>();
let open: Waiting | undefined;

function show(next: Waiting | undefined): void {
  open = next;
  for (const listener of listeners) listener();
}

/** Asks once, however many calls wait for it; false when the person has cancelled. */
export function passGate(kind: GateKind): Promise<boolean> {
  if (open?.kind === kind) return open.passed;
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const settle = (passed: boolean) => {
    show(undefined);
    resolve(passed);
  };
  show({ kind, settle, passed: promise });
  return promise;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What is asked now, for the dialog that asks it. */
export function useOpenGate(): OpenGate | undefined {
  return useSyncExternalStore(subscribe, () => open);
}
