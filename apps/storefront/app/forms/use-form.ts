import type { Problems } from '@eyelet/domain/validation/problems.ts';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { type FocusEvent, type FormEvent, useEffect, useState } from 'react';
import type { FormAnswer } from './answer.ts';
import { errorsOfProblems, type FieldErrors } from './field-errors.ts';

export type FormOptions = Readonly<{
  /** Prefix of the ids of its fields. */
  form: string;
  /** The validation, the same as on the server. */
  check: (values: FormData) => Problems<string>;
  /** The answer of the server to the last post of this form. */
  answer?: FormAnswer | undefined;
  /** Called with valid values; without it the form is posted. */
  onValid?: ((values: FormData, form: HTMLFormElement) => void) | undefined;
}>;

export type CheckedForm = Readonly<{
  errors: FieldErrors;
  /** Grows with each try, so that the error summary takes the focus again. */
  attempt: number;
  setErrors: (errors: FieldErrors) => void;
  /** The posted values by field, when the server sent them back; unticked boxes are absent. */
  posted: FormAnswer['values'] | undefined;
  /** Props of the form: errors appear when the focus moves to another field, and disappear as soon as they are corrected. */
  handlers: Readonly<{
    noValidate: true;
    onInput: (event: FormEvent<HTMLFormElement>) => void;
    onBlur: (event: FocusEvent<HTMLFormElement>) => void;
    onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  }>;
  /** Id, error and value of a field: the posted value, else the initial one. */
  field: (
    name: string,
    initial?: string,
  ) => Readonly<{ id: string; name: string; error?: string; defaultValue: string }>;
}>;

/** A form that is validated before it is sent, and shows refusals of the server. */
export function useForm({ form, check, answer, onValid }: FormOptions): CheckedForm {
  const say = useSay();
  const posted = answer?.form === form ? answer : undefined;
  const [errors, setErrors] = useState<FieldErrors>(posted?.errors ?? {});
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (!posted) return;
    setErrors(posted.errors);
    if (!posted.done) setAttempt((before) => before + 1);
  }, [posted]);

  const checkOne = (element: HTMLFormElement, name: string) => {
    const found = errorsOfProblems(check(new FormData(element)), say)[name];
    setErrors(({ [name]: _, ...others }) => (found === undefined ? others : { ...others, [name]: found }));
  };
  const refuse = (found: FieldErrors) => {
    setErrors(found);
    setAttempt((before) => before + 1);
  };

  return {
    errors,
    attempt,
    setErrors: refuse,
    posted: posted?.values,
    handlers: {
      noValidate: true,
      onInput: ({ target, currentTarget }) => {
        const name = nameOf(target);
        if (name && errors[name]) checkOne(currentTarget, name);
      },
      // Pressing a button or box also blurs a field; an error appearing at that moment would move the control away from
      // the pointer.
      onBlur: ({ target, relatedTarget, currentTarget }) => {
        const name = nameOf(target);
        if (name && isTyped(relatedTarget) && (target as unknown as HTMLInputElement).value !== '')
          checkOne(currentTarget, name);
      },
      onSubmit: (event) => {
        const values = new FormData(event.currentTarget);
        const found = errorsOfProblems(check(values), say);
        if (Object.keys(found).length > 0) {
          event.preventDefault();
          refuse(found);
        } else if (onValid) {
          event.preventDefault();
          setErrors({});
          onValid(values, event.currentTarget);
        }
      },
    },
    field: (name, initial = '') => ({
      id: fieldIdOf(form, name),
      name,
      defaultValue: posted?.values[name] ?? initial,
      ...(errors[name] ? { error: errors[name] } : {}),
    }),
  };
}

/** Id of a field, for its label and for the summary of errors. */
export function fieldIdOf(form: string, name: string): string {
  return `${form}-${name}`;
}

function nameOf(target: EventTarget): string | undefined {
  const name = (target as HTMLInputElement).name;
  return typeof name === 'string' && name !== '' ? name : undefined;
}

/** Whether a field takes typed text; it gets the focus before a press on it has ended. */
function isTyped(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement && nameOf(target) !== undefined && !/^(checkbox|radio)$/.test(target.type);
}
