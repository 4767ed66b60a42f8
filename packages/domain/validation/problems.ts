import type { Invalid, Verdict } from './invalid.ts';

/** The problems of a form, by field; empty when there are none. The same in the browser and on the server. */
export type Problems<Field extends string> = Readonly<Partial<Record<Field, Invalid>>>;

/** Keeps the fields with a problem. */
export function problemsOf<Field extends string>(verdicts: Readonly<Record<Field, Verdict>>): Problems<Field> {
  return Object.fromEntries(Object.entries(verdicts).filter(([, verdict]) => verdict !== undefined)) as Problems<Field>;
}

/** Whether there are no problems. */
export function isClean(problems: Problems<string>): boolean {
  return Object.keys(problems).length === 0;
}
