import { useSyncExternalStore } from 'react';

/** What a refused call needs before it is made again: signing in again, or a recent proof of identity. */
export type GateKind = 'sign-in' | 'proof';

export type OpenGate = Readonly<{ kind: GateKind; settle: (passed: boolean) => void }>;

type WaitingGate = OpenGate & Readonly<{ passed: Promise<boolean> }>;

const listeners = new Set<() => void>();
let open: WaitingGate | undefined;

function show(next: WaitingGate | undefined): void {
  open = next;
  for (const listener of listeners) listener();
}

/** Opens a gate, once for all calls that wait for it; false if the person cancels. */
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

/** The gate that is open now, for its dialog. */
export function useOpenGate(): OpenGate | undefined {
  return useSyncExternalStore(subscribe, () => open);
}
