import { useSay } from '@eyelet/ui/words/words.tsx';
import type { ReactNode } from 'react';

export type ChangeRowProps = Readonly<{
  what?: string;
  name: ReactNode;
  detail?: string | undefined;
  onPage?: boolean;
  children?: ReactNode;
}>;

/** One change: its kind, the name of what changes, and details. */
export function ChangeRow({ what, name, detail, onPage = false, children }: ChangeRowProps) {
  const say = useSay();
  return (
    <li className="border-b border-drift py-3 text-16">
      <p className="flex flex-wrap items-baseline gap-x-3">
        {what && <span className="text-14 font-semibold">{what}</span>}
        <span>{name}</span>
        {detail && <span className="text-14 tabular-nums text-granite">{detail}</span>}
        {onPage && (
          <span className="bg-lichen px-2 text-12 font-semibold text-ink">{say('preview.changes.onPage')}</span>
        )}
      </p>
      {children}
    </li>
  );
}
