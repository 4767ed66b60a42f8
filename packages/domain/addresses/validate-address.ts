import { email } from '../validation/email.ts';
import { firstProblem } from '../validation/first-problem.ts';
import type { Invalid, Verdict } from '../validation/invalid.ts';
import { maxLength, minLength } from '../validation/length.ts';
import { name } from '../validation/name.ts';
import { oneOf } from '../validation/one-of.ts';
import { phone } from '../validation/phone.ts';
import { regex } from '../validation/regex.ts';
import { required } from '../validation/required.ts';
import type { AddressField, AddressInput } from './address.ts';
import type { CheckRules } from './override-rules.ts';

/** The problems of an address, by field; empty when there are none. */
export type AddressErrors = Readonly<Partial<Record<AddressField, Invalid>>>;

/** Checks an address against the rules of its country (C5.36 to C5.46). */
export function validateAddress(address: AddressInput, rules: CheckRules): AddressErrors {
  const errors: Partial<Record<AddressField, Invalid>> = {};
  for (const field of Object.keys(rules.fields) as AddressField[]) {
    const verdict = validateField(field, address, rules);
    if (verdict) errors[field] = verdict;
  }
  return errors;
}

/** Checks one field, for forms that report problems at once. */
export function validateField(field: AddressField, address: AddressInput, rules: CheckRules): Verdict {
  const rule = rules.fields[field];
  const value = address[field];
  return firstProblem(
    () => (rule.required ? required(value) : undefined),
    () => particular(field, address, rules),
    () => (rule.min === undefined ? undefined : minLength(value, { n: rule.min })),
    () => (rule.max === undefined ? undefined : maxLength(value, { n: rule.max })),
    () => (rule.pattern === undefined ? undefined : regex(value, { pattern: rule.pattern, name: rule.patternName })),
  );
}

function particular(field: AddressField, address: AddressInput, rules: CheckRules): Verdict {
  if (field === 'firstName' || field === 'lastName') return name(address[field]);
  if (field === 'email') return email(address.email);
  if (field === 'phone') return phone(address.phone, { dialCode: address.phoneCode || rules.dialCode });
  if (field === 'province' && rules.provinces.length > 0) {
    return oneOf(address.province, { options: rules.provinces.map((one) => one.code) });
  }
  return undefined;
}
