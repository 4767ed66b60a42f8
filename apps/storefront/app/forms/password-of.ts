import type { CheckedForm } from './use-form.ts';

/** Props of a password field: its value is never written back. */
export function passwordOf({ defaultValue: _, ...field }: ReturnType<CheckedForm['field']>) {
  return field;
}
