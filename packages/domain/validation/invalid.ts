/** Keys of the messages that validators answer with; each is a key of the message catalogue. */
export type ValidationKey =
  | 'validation.required'
  | 'validation.email'
  | 'validation.password'
  | 'validation.name'
  | 'validation.date'
  | 'validation.minLength'
  | 'validation.maxLength'
  | 'validation.minDate'
  | 'validation.maxDate'
  | 'validation.phone'
  | 'validation.regex'
  | 'validation.sameAs'
  | 'validation.oneOf'
  | 'validation.poBox'
  | 'validation.checkbox'
  | 'validation.tooYoung'
  | 'validation.shoeSize';

/** Why a value is not valid: a message and what goes into it. */
export type Invalid = Readonly<{ key: ValidationKey; args?: Readonly<Record<string, string | number>> }>;

/** What a validator says of a value; undefined: nothing to object to. Only `required` objects to an empty value. */
export type Verdict = Invalid | undefined;

/** A value as a form or a request may bring it. */
export type Input = string | null | undefined;

/** Whether nothing was entered; blanks are nothing (C5.26). */
export function isEmpty(value: Input): value is '' | null | undefined {
  return value === undefined || value === null || value.trim() === '';
}
