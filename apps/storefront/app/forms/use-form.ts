import type { Problems } from '@eyelet/domain/forms/problems.ts';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { type FocusEvent, type FormEvent, useEffect, useState } from 'react';
import type { FormAnswer } from './answer.ts';
import { errorsOfProblems, type FieldErrors } from './field-errors.ts';

export type FormOptions = Readonly<{
  /** Begins the ids of its fields. */
  form: string;
  /** The rules; the same that the server checks by. */
  check: (values: FormData) => Problems<string>;
  /** What the server answered to the last post of this form. */
  answer?: FormAnswer | undefined;
  /** Called with what was typed once nothing is wrong; without it the form is posted. */
  onValid?: ((values: FormData, form: HTMLFormElement) => void) | undefined;
}>;

export type CheckedForm = Readonly<{
  errors: FieldErrors;
  /** Grows with each try, so that the summary of errors takes the focus anew. */
  attempt: number;
  setErrors: (errors: FieldErrors) => void;
  /** What was posted, by field, where the server sent it back; boxes that were not ticked are absent. */
  posted: FormAnswer['values'] | undefined;
  /** Spread on the form: errors come as a field is left for another one, and go as soon as it is mended. */
  handlers: Readonly<{
    noValidate: true;
    onInput: (event: FormEvent<HTMLFormElement>) => void;
    onBlur: (event: FocusEvent<HTMLFormElement>) => void;
    onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  }>;
  /** Id, error and value of a field: what was posted, else the initial value. */
  field: (
    name: string,
    initial?: string,
  ) => Readonly<{ id: string; name: string; error?: string; defaultValue: string }>;
}>;

/** A form that is checked by its rules before it is sent, and shows what the server objects to. */
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
      // A press on a button or a box also leaves a field; an error that came up then would move it away beneath the press.
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

/** Whether a field is one to type into, which the focus reaches before a press on it has ended. */
function isTyped(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement && nameOf(target) !== undefined && !/^(checkbox|radio)$/.test(target.type);
}
