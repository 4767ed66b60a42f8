import type { ReactNode } from 'react';

export type Tone = 'good' | 'warning' | 'bad' | 'info' | 'neutral';

/** A state in a word. The colour repeats what the word says. */
export function Badge({ tone, children }: Readonly<{ tone: Tone; children: ReactNode }>) {
  return <span className={`badge badge-${tone}`}>{children}</span>;
}
