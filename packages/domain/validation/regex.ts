import { type Input, isEmpty, type Verdict } from './invalid.ts';

type Options = Readonly<{
  /** Regular expression for the whole value. */
  pattern: string;
  /** The pattern as people write it, such as `A1A 1A1`; by default the pattern itself. */
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

/** Matches the whole value (C5.29). */
export function regex(value: Input, { pattern, name }: Options): Verdict {
  if (isEmpty(value) || compile(pattern).test(value.trim())) return undefined;
  return { key: 'validation.regex', args: { pattern: name ?? pattern } };
}
