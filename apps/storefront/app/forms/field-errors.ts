import { ApiError } from '@eyelet/contracts/kernel/api-error.ts';
import type { Problems } from '@eyelet/domain/forms/problems.ts';
import type { Translate } from '@eyelet/messages/translate.ts';

/** What is wrong in a form, by the name of the field; '' for what belongs to no field. */
export type FieldErrors = Readonly<Record<string, string>>;

/** Problems that the rules found, in the words of the page. */
export function errorsOfProblems(problems: Problems<string>, say: Translate): FieldErrors {
  const found = Object.entries(problems).flatMap(([field, invalid]) =>
    invalid ? [[field, say(invalid.key, invalid.args)] as const] : [],
  );
  return Object.fromEntries(found);
}

/**
 * A refusal as errors beside the fields: by the field that it names, else by what `fieldById` says of its id. In process
 * the messages are the catalogue's, in the language of the page; what is no refusal is thrown on.
 */
export function errorsOfRefusal(error: unknown, fieldById: Readonly<Record<string, string>>): FieldErrors {
  if (!(error instanceof ApiError)) throw error;
  const entries = error.errorDetails.map(({ field, errorId, details, message }) => {
    const member = typeof details?.member === 'string' ? details.member.split('.').at(-1) : undefined;
    return [field ?? fieldById[errorId] ?? member ?? '', message] as const;
  });
  return Object.fromEntries(entries.toReversed());
}
