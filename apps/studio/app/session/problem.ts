import { ApiError } from '@eyelet/contracts/kernel/api-error.ts';
import type { Translate } from '@eyelet/messages/translate.ts';

/** An error in words for people: what the server says, of everything that is wrong, or that it could not be reached. */
export function problemText(t: Translate, error: unknown): string {
  if (!(error instanceof ApiError)) return t('studio.error.unreachable');
  const messages = new Set(error.errorDetails.map(({ message }) => message));
  return messages.size > 1 ? [...messages].join(' ') : error.message;
}

/** The problems that the server found in members of a form, by name. */
export function memberProblems(error: unknown): Readonly<Record<string, string>> {
  if (!(error instanceof ApiError)) return {};
  return Object.fromEntries(
    error.errorDetails.flatMap(({ field, details, message }) => {
      const member = field ?? details?.member;
      return typeof member === 'string' ? [[member.split('.')[0] ?? member, message] as const] : [];
    }),
  );
}

/** The current record in a refusal because somebody else has changed it meanwhile (STF409). */
export function currentOf<T>(error: unknown): T | undefined {
  if (!(error instanceof ApiError) || error.id !== 'STF409') return undefined;
  return error.errorDetails[0]?.current as T | undefined;
}

/** Whether a call was refused with this error id. */
export function isRefused(error: unknown, id: string): boolean {
  return error instanceof ApiError && error.id === id;
}
