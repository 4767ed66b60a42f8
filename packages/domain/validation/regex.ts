import { type Input, isEmpty, type Verdict } from './invalid.ts';

type Options = Readonly<{
  /** Regular expression for the whole value. */
  pattern: string;
  /** How a person would write the pattern, such as `A1A 1A1`; the pattern itself where there is none. */
  name?: string | undefined;
}>;

const compiled = new Map<string, RegExp>();

function compile(pattern: string): RegExp {
  const known = compiled.get(pattern);
  if (known) return known;
  const made = new RegExp(`^(?:${pattern})$`, 'u');
  compiled.set(pattern, made);
  return made;
}

/** Matches a pattern as a whole (C5.29). */
export function regex(value: Input, { pattern, name }: Options): Verdict {
  if (isEmpty(value) || compile(pattern).test(value.trim())) return undefined;
  return { key: 'validation.regex', args: { pattern: name ?? pattern } };
}
