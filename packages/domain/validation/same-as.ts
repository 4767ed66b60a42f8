import type { Input, Verdict } from './invalid.ts';

/** Equal to another field, whose label is named in the message (C5.30). */
export function sameAs(value: Input, { other, field }: Readonly<{ other: Input; field: string }>): Verdict {
  return (value ?? '') === (other ?? '') ? undefined : { key: 'validation.sameAs', args: { field } };
}
