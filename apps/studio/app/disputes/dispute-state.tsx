import type { Dispute } from '@eyelet/contracts/disputes/dispute.ts';
import { Badge } from '../look/badge.tsx';
import { useWords } from '../words/words.ts';

const tones = { open: 'warning', won: 'good', lost: 'bad' } as const;

/** How a dispute stands. */
export function DisputeState({ state }: Pick<Dispute, 'state'>) {
  const { t } = useWords();
  return <Badge tone={tones[state]}>{t(`studio.disputes.state.${state}`)}</Badge>;
}
