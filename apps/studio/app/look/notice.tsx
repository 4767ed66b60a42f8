import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import type { ReactNode } from 'react';

type NoticeProps = Readonly<{ tone: 'bad' | 'good' | 'info' | 'warning'; children: ReactNode }>;

const icons = { bad: CircleAlert, warning: CircleAlert, good: CircleCheck, info: Info } as const;

/** A message beside what it concerns; screen readers announce errors and warnings at once. */
export function Notice({ tone, children }: NoticeProps) {
  const Icon = icons[tone];
  return (
    <div className={`notice notice-${tone}`} role={tone === 'bad' || tone === 'warning' ? 'alert' : 'status'}>
      <Icon aria-hidden size={16} />
      <div>{children}</div>
    </div>
  );
}
