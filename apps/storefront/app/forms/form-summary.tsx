import { FormErrorSummary } from '@eyelet/ui/fields/error-summary.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import type { FieldErrors } from './field-errors.ts';
import { fieldIdOf } from './use-form.ts';

export type FormSummaryProps = Readonly<{
  form: string;
  /** Labels by field, in the order of the form. */
  labels: Readonly<Record<string, string>>;
  errors: FieldErrors;
  attempt: number;
}>;

/** The error summary of a form: each error names its field and links to it. */
export function FormSummary({ form, labels, errors, attempt }: FormSummaryProps) {
  const say = useSay();
  const order = Object.keys(labels);
  const entries = Object.entries(errors).toSorted(([one], [other]) => order.indexOf(one) - order.indexOf(other));
  return (
    <FormErrorSummary
      title={say('validation.summary', { n: entries.length })}
      errors={entries.map(([name, message]) => ({
        fieldId: fieldIdOf(form, name || 'form'),
        message: labels[name] ? say('shop.labelled', { label: labels[name], value: message }) : message,
      }))}
      attempt={attempt}
    />
  );
}
