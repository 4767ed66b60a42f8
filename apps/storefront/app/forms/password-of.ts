import type { CheckedForm } from './use-form.ts';

/** The field of a password that is there already: it is never written back. */
export function passwordOf({ defaultValue: _, ...field }: ReturnType<CheckedForm['field']>) {
  return field;
}
