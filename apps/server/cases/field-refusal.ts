import type { Problems } from '@eyelet/domain/validation/problems.ts';
import { createMessages } from '@eyelet/messages/create-messages.ts';
import type { FieldRefusal } from '../kernel/refusal.ts';

/** Invalid members of a payload with their problems, in the language of a locale tag. */
export function fieldRefusalsOf(problems: Problems<string>, tag: string): readonly FieldRefusal[] {
  const t = createMessages(tag);
  return Object.entries(problems).flatMap(([field, invalid]) =>
    invalid ? [{ field, message: t(invalid.key, invalid.args) }] : [],
  );
}
