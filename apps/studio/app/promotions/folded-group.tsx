import type { ReactNode } from 'react';

/** Fields that few promotions need: closed, unless something was chosen. */
export function FoldedGroup({
  title,
  isSet,
  children,
}: Readonly<{ title: string; isSet: boolean; children: ReactNode }>) {
  return (
    <details className="field-group" open={isSet || undefined}>
      <summary>{title}</summary>
      <div className="stack">{children}</div>
    </details>
  );
}
