import type { Input, Verdict } from '../validation/invalid.ts';
import { type Problems, problemsOf } from '../validation/problems.ts';
import { required } from '../validation/required.ts';

/** Digits of a PIN, with which associates sign in and approve at the tills of their store. */
const pinLength = 6;

/** Whether a typed secret is a PIN; no password is, as these are longer. */
export function isPinForm(secret: string): boolean {
  return /^[0-9]{6}$/.test(secret);
}

/** Whether somebody who does not know a PIN would try it first: one digit only, or digits in a row. */
export function isGuessedPin(pin: string): boolean {
  const digits = [...pin].map(Number);
  const steps = new Set(digits.slice(1).map((digit, at) => digit - (digits[at] ?? 0)));
  const [step = 0] = steps;
  return (steps.size === 1 && Math.abs(step) <= 1) || /^(\d{2})\1+$|^(\d{3})\2$/.test(pin);
}

function sixDigits(pin: Input): Verdict {
  return isPinForm(pin ?? '') ? undefined : { key: 'validation.exactLength', args: { n: pinLength } };
}

/** A new PIN as it is typed at the till, with the password that proves who sets it. */
export type PinForm = Readonly<{ password: Input; pin: Input }>;

export function checkPinForm({ password, pin }: PinForm): Problems<keyof PinForm> {
  return problemsOf({ password: required(password), pin: required(pin) ?? sixDigits(pin) });
}
