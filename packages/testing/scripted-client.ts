import { ApiError } from '@eyelet/contracts/kernel/api-error.ts';
import type { ApiClient } from '@eyelet/contracts/kernel/client.ts';

export type Call = Readonly<{ id: string; request: unknown }>;

/** The shop's answer to a call; an {@link ApiError} is thrown. */
export type Script = (call: Call) => unknown;

/** A client that answers from a script and records its calls, in order. */
export function scriptedClient(script: Script): ApiClient & Readonly<{ calls: readonly Call[] }> {
  const calls: Call[] = [];
  return {
    calls,
    call: async (operation, request) => {
      const call = { id: operation.id, request };
      calls.push(call);
      const answer = await script(call);
      if (answer instanceof Error) throw answer;
      return answer as never;
    },
  };
}

/** A refusal as a client sees it. */
export function refusalOf(id: string, status = 409, details?: Record<string, string | number>): ApiError {
  const detail = { errorId: id, message: id, ...(details ? { details } : {}) };
  return new ApiError(status, { appId: 'eyelet', correlationId: 'c', errorDetails: [detail] });
}
