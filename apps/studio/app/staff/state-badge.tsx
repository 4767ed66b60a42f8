import type { StaffPerson, StaffState } from '@eyelet/contracts/staff/staff.ts';
import { Badge, type Tone } from '../look/badge.tsx';
import { stateLabels } from '../record/value-text.ts';
import { useWords } from '../words/words.ts';

const tones: Readonly<Record<StaffState, Tone>> = { invited: 'info', active: 'good', suspended: 'bad' };

export function StateBadge({ state }: Pick<StaffPerson, 'state'>) {
  const { t } = useWords();
  return <Badge tone={tones[state]}>{t(stateLabels[state])}</Badge>;
}
