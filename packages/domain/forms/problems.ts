import type { Invalid, Verdict } from '../validation/invalid.ts';

/** What is wrong with a form, by field; empty when nothing is. The same in the browser and on the server. */
export type Problems<Field extends string> = Readonly<Partial<Record<Field, Invalid>>>;

/** Keeps the fields that somebody objects to. */
export function problemsOf<Field extends string>(verdicts: Readonly<Record<Field, Verdict>>): Problems<Field> {
  return Object.fromEntries(Object.entries(verdicts).filter(([, verdict]) => verdict !== undefined)) as Problems<Field>;
}

/** Whether nothing is wrong. */
export function isClean(problems: Problems<string>): boolean {
  return Object.keys(problems).length === 0;
}
