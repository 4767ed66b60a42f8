import type { AddressRules } from '@eyelet/contracts/addresses/rules.ts';
import { withServerRules } from '@eyelet/domain/address/override-rules.ts';
import { validateAddress, validateField } from '@eyelet/domain/address/validate-address.ts';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { useEffect, useState } from 'react';
import type { AddressFieldName, AddressValues } from './address-form.ts';
import type { StepProblems } from './data.ts';
import type { FieldErrors } from './field-errors.ts';

export type StepErrors = Readonly<{
  errors: FieldErrors;
  /** Grows with each try, so that the summary of errors takes the focus anew. */
  attempt: number;
  /** Checks one field as it is left; an error goes away as soon as it is mended. */
  checkField: (name: AddressFieldName, values: AddressValues) => void;
  /** Checks all fields; true when nothing is wrong. */
  checkAll: (values: AddressValues) => boolean;
  setError: (name: string, message: string | undefined) => void;
}>;

/** Errors of an address form: those that the server found, and those that the same rules find before anything is sent. */
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

  return {
    errors,
    attempt,
    setError,
    checkField: (name, values) => {
      const invalid = validateField(name, values, check);
      setError(name, invalid && say(invalid.key, invalid.args));
    },
    checkAll: (values) => {
      const found = Object.entries(validateAddress(values, check));
      setErrors(Object.fromEntries(found.map(([name, invalid]) => [name, say(invalid.key, invalid.args)])));
      setAttempt((before) => before + 1);
      return found.length === 0;
    },
  };
}
