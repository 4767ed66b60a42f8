import type { ReactNode } from 'react';

/** A term with its value in a definition list. */
export function Fact({ term, children }: Readonly<{ term: string; children: ReactNode }>) {
  return (
    <div>
      <dt className="mb-1 text-14 text-granite">{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
