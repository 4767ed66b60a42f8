import { FormErrorSummary } from '@eyelet/ui/fields/error-summary.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import type { FieldErrors } from './field-errors.ts';

/** All errors of a step in one place, each leading to its field. */
export function StepErrorSummary({
  section,
  errors,
  attempt,
}: Readonly<{ section: string; errors: FieldErrors; attempt: number }>) {
  const say = useSay();
  const entries = Object.entries(errors);
  return (
    <FormErrorSummary
      title={say('validation.summary', { n: entries.length })}
      errors={entries.map(([name, message]) => ({ fieldId: `${section}-${name || 'form'}`, message }))}
      attempt={attempt}
    />
  );
}
