import { ApiError } from '@eyelet/contracts/kernel/api-error.ts';
import { type CallHeaders, createHttpClient } from '@eyelet/contracts/kernel/client.ts';
import type { Operation, OutputOf, RequestOf } from '@eyelet/contracts/kernel/operation.ts';
import { localeHeader } from '../words/words.ts';
import { type GateKind, passGate } from './gates.ts';
import { newId } from './new-id.ts';

/** Calls as they are, for those who are not signed in. */
export const api = createHttpClient({
  origin: '',
  clientId: 'eyelet-studio',
  headers: () => ({ 'x-locale': localeHeader() }),
  newId,
});

const gates: Readonly<Record<string, GateKind>> = { STF401: 'sign-in', STF428: 'proof' };

/**
 * A call of somebody who is signed in. Where the session has ended, or a recent proof is wanted, that is asked for over the
 * page, which keeps what was typed, and the call is made again.
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
