import type { AnyField } from './fields.ts';

export type Values = Readonly<Record<string, unknown>>;

/** Whether a field is shown, given the value of another one. */
export function isShown({ shownWhen }: Pick<AnyField, 'shownWhen'>, value: Values): boolean {
  if (!shownWhen) return true;
  const other = value[shownWhen.member];
  return 'is' in shownWhen ? shownWhen.is.includes(String(other)) : !isEmpty(other) === shownWhen.filled;
}

/** Whether a member is empty. */
export function isEmpty(value: unknown): boolean {
  if (value === undefined || value === '' || value === null) return true;
  if (Array.isArray(value)) return value.length === 0;
  return typeof value === 'object' && Object.keys(value).length === 0;
}
