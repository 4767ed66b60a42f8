import { ApiError } from '@eyelet/contracts/kernel/api-error.ts';
import type { Problems } from '@eyelet/domain/validation/problems.ts';
import type { Translate } from '@eyelet/messages/translate.ts';

/** Error texts of a form by field name; '' for errors without a field. */
export type FieldErrors = Readonly<Record<string, string>>;

/** Problems found by validation as texts in the language of the page. */
export function errorsOfProblems(problems: Problems<string>, say: Translate): FieldErrors {
  const found = Object.entries(problems).flatMap(([field, invalid]) =>
    invalid ? [[field, say(invalid.key, invalid.args)] as const] : [],
  );
  return Object.fromEntries(found);
}

/**
 * A refusal as error texts by field: the field that it names, else the one that `fieldById` has for its id. Calls in process
 * answer with messages of the catalogue in the page's language; other errors are rethrown.
 */
export function errorsOfRefusal(error: unknown, fieldById: Readonly<Record<string, string>>): FieldErrors {
  if (!(error instanceof ApiError)) throw error;
  const entries = error.errorDetails.map(({ field, errorId, details, message }) => {
    const member = typeof details?.member === 'string' ? details.member.split('.').at(-1) : undefined;
    return [field ?? fieldById[errorId] ?? member ?? '', message] as const;
  });
  return Object.fromEntries(entries.toReversed());
}
