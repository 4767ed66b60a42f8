/** Message keys of the problems found by validators. */
export type ValidationKey =
  | 'validation.required'
  | 'validation.email'
  | 'validation.password'
  | 'validation.name'
  | 'validation.date'
  | 'validation.minLength'
  | 'validation.maxLength'
  | 'validation.exactLength'
  | 'validation.min'
  | 'validation.max'
  | 'validation.minDate'
  | 'validation.maxDate'
  | 'validation.phone'
  | 'validation.regex'
  | 'validation.sameAs'
  | 'validation.oneOf'
  | 'validation.poBox'
  | 'validation.checkbox'
  | 'validation.tooYoung'
  | 'validation.shoeSize'
  | 'validation.picture'
  | 'validation.document'
  | 'validation.documentCount'
  | 'validation.documentSize'
  | 'validation.pictureCount'
  | 'validation.pictureSize';

/** A problem of a value: a message and its arguments. */
export type Invalid = Readonly<{ key: ValidationKey; args?: Readonly<Record<string, string | number>> }>;

/** The result of a validator; undefined: no problem. Only `required` rejects an empty value. */
export type Verdict = Invalid | undefined;

/** A value as a form or a request sends it. */
export type Input = string | null | undefined;

/** Whether nothing was entered; spaces count as nothing (C5.26). */
export function isEmpty(value: Input): value is '' | null | undefined {
  return value === undefined || value === null || value.trim() === '';
}
