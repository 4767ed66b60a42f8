import { ApiError } from '@eyelet/contracts/kernel/api-error.ts';
import { errorText } from '@eyelet/messages/error-text.ts';
import { loadMessages } from '@eyelet/messages/load-messages.ts';
import { toasts } from '@eyelet/ui/toasts/toasts.ts';
import type { FieldErrors } from './field-errors.ts';

export type RefusedForm = Readonly<{
  tag: string;
  /** Which field an error id belongs to. */
  fieldById: Readonly<Record<string, string>>;
  /** Fields that the form has. */
  fields: readonly string[];
}>;

/**
 * The errors of a refused call by field. A refusal without a field of the form is shown as a notification
 * (B8.06). Any other error shows the general message and is rethrown (C8.05); typed values stay.
 */
export async function refusedFields(error: unknown, { tag, fieldById, fields }: RefusedForm): Promise<FieldErrors> {
  const t = await loadMessages(tag, ['errors']);
  if (!(error instanceof ApiError)) {
    toasts.show({ title: t('error.generic'), tone: 'error' });
    throw error;
  }
  const entries = error.errorDetails.map(({ errorId, field, details }) => {
    const member = typeof details?.member === 'string' ? details.member : field;
    const name = [fieldById[errorId], field, member?.split('.').at(-1)].find(
      (one) => one !== undefined && fields.includes(one),
    );
    return [name, errorText(t, errorId, details)] as const;
  });
  for (const [name, text] of entries) if (name === undefined) toasts.show({ title: text, tone: 'error' });
  return Object.fromEntries(entries.filter((entry) => entry[0] !== undefined).toReversed()) as FieldErrors;
}
