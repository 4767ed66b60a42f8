import { ApiError } from '@eyelet/contracts/kernel/api-error.ts';
import { type CallHeaders, createHttpClient } from '@eyelet/contracts/kernel/client.ts';
import type { Operation, OutputOf, RequestOf } from '@eyelet/contracts/kernel/operation.ts';
import { localeHeader } from '../words/words.ts';
import { type GateKind, passGate } from './gates.ts';
import { newId } from './new-id.ts';

/** Calls without gates: for pages before signing in, and calls that must not ask for anything. */
export const api = createHttpClient({
  origin: '',
  clientId: 'eyelet-studio',
  headers: () => ({ 'x-locale': localeHeader() }),
  newId,
});

const gates: Readonly<Record<string, GateKind>> = { STF401: 'sign-in', STF428: 'proof' };

/**
 * A call of the signed-in person. Where the session has ended, or a recent proof is required, a dialog over the page asks for that, and
 * the call is made again.
 */
export async function call<O extends Operation>(
  operation: O,
  request: RequestOf<O> & CallHeaders,
): Promise<OutputOf<O>> {
  for (;;) {
    try {
      return await api.call(operation, request);
    } catch (error) {
      const gate = error instanceof ApiError ? gates[error.id] : undefined;
      if (!gate || !(await passGate(gate))) throw error;
    }
  }
}
