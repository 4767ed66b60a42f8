import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import type { ReactNode } from 'react';

type NoticeProps = Readonly<{ tone: 'bad' | 'good' | 'info' | 'warning'; children: ReactNode }>;

const signs = { bad: CircleAlert, warning: CircleAlert, good: CircleCheck, info: Info } as const;

/** Something to be told, where it belongs; what went wrong is read out at once. */
export function Notice({ tone, children }: NoticeProps) {
  const Sign = signs[tone];
  return (
    <div className={`notice notice-${tone}`} role={tone === 'bad' || tone === 'warning' ? 'alert' : 'status'}>
      <Sign aria-hidden size={16} />
      <div>{children}</div>
    </div>
  );
}
