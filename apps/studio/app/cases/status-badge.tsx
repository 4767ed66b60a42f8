import type { CaseStatus } from '@eyelet/contracts/cases/case.ts';
import type { MessageKey } from '@eyelet/messages/keys.ts';
import { Badge, type Tone } from '../look/badge.tsx';
import { useWords } from '../words/words.ts';

export const statusLabels = {
  new: 'studio.cases.status.new',
  open: 'studio.cases.status.open',
  waiting: 'studio.cases.status.waiting',
  closed: 'studio.cases.status.closed',
} as const satisfies Readonly<Record<CaseStatus, MessageKey>>;

const tones: Readonly<Record<CaseStatus, Tone>> = { new: 'warning', open: 'info', waiting: 'neutral', closed: 'good' };

type StatusBadgeProps = Readonly<{ status: CaseStatus; mergedInto?: string | null }>;

/** The status of a case, or that it was merged into another one. */
export function StatusBadge({ status, mergedInto = null }: StatusBadgeProps) {
  const { t } = useWords();
  if (mergedInto !== null) return <Badge tone="neutral">{t('studio.cases.merged')}</Badge>;
  return <Badge tone={tones[status]}>{t(statusLabels[status])}</Badge>;
}
