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

/** The status of a case. */
export function StatusBadge({ status }: Readonly<{ status: CaseStatus }>) {
  const { t } = useWords();
  return <Badge tone={tones[status]}>{t(statusLabels[status])}</Badge>;
}
