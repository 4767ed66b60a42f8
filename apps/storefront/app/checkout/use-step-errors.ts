import type { AddressRules } from '@eyelet/contracts/addresses/rules.ts';
import { withServerRules } from '@eyelet/domain/addresses/override-rules.ts';
import { validateAddress, validateField } from '@eyelet/domain/addresses/validate-address.ts';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { type FocusEvent, type FormEvent, useEffect, useState } from 'react';
import {
  type AddressFieldName,
  type AddressValues,
  addressFieldNames,
  addressValues,
} from '../addresses/address-form.ts';
import type { FieldErrors } from '../forms/field-errors.ts';
import type { StepProblems } from './data.ts';

export type StepErrors = Readonly<{
  errors: FieldErrors;
  /** Grows with each try, so that the error summary takes the focus again. */
  attempt: number;
  /**
   * Handlers of the form: a field is checked when the focus moves to another one; an error disappears as soon as it is
   * corrected.
   */
  watch: Readonly<{
    onInput: (event: FormEvent<HTMLFormElement>) => void;
    onBlur: (event: FocusEvent<HTMLFormElement>) => void;
  }>;
  /** Checks all fields; true when nothing is wrong. */
  checkAll: (values: AddressValues) => boolean;
  setError: (name: string, message: string | undefined) => void;
}>;

/** Errors of an address form: those of the server, and those found by the same rules before sending. */
export function useStepErrors(problems: StepProblems | undefined, rules: AddressRules): StepErrors {
  const say = useSay();
  const [errors, setErrors] = useState<FieldErrors>(problems?.errors ?? {});
  const [attempt, setAttempt] = useState(0);
  const check = withServerRules(rules);

  useEffect(() => {
    if (!problems) return;
    setErrors(problems.errors);
    setAttempt((before) => before + 1);
  }, [problems]);

  const setError = (name: string, message: string | undefined) =>
    setErrors(({ [name]: _, ...others }) => (message === undefined ? others : { ...others, [name]: message }));

  const checkField = (name: AddressFieldName, form: HTMLFormElement) => {
    const invalid = validateField(name, addressValues(new FormData(form)), check);
    setError(name, invalid && say(invalid.key, invalid.args));
  };

  return {
    errors,
    attempt,
    setError,
    watch: {
      onInput: ({ target, currentTarget }) => {
        const name = fieldNameOf(target);
        if (name && errors[name]) checkField(name, currentTarget);
      },
      // Pressing the button also blurs a field; an error appearing at that moment would move the button away from the pointer.
      onBlur: ({ target, relatedTarget, currentTarget }) => {
        const name = fieldNameOf(target);
        const goesOn = relatedTarget !== null && fieldNameOf(relatedTarget) !== undefined;
        if (name && goesOn && (target as unknown as HTMLInputElement).value !== '') checkField(name, currentTarget);
      },
    },
    checkAll: (values) => {
      const found = Object.entries(validateAddress(values, check));
      setErrors(Object.fromEntries(found.map(([name, invalid]) => [name, say(invalid.key, invalid.args)])));
      setAttempt((before) => before + 1);
      return found.length === 0;
    },
  };
}

function fieldNameOf(target: EventTarget): AddressFieldName | undefined {
  const { name } = target as HTMLInputElement;
  return addressFieldNames.find((one) => one === name);
}
