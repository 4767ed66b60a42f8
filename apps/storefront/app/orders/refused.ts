import { ApiError } from '@eyelet/contracts/kernel/api-error.ts';

/** Why what was posted about an order could not be done, and what can be posted once more in a while: nothing of a wrong proof. */
export type Refused = Readonly<{ text: string; again: Readonly<Record<string, string>> }>;

/** A refusal with its text; any other error is rethrown. */
export function refusedOf(posted: FormData, error: unknown): Refused {
  if (!(error instanceof ApiError)) throw error;
  const texts = [...posted].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as const] : []));
  return { text: error.message, again: error.status === 429 ? Object.fromEntries(texts) : {} };
}
