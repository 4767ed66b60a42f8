import type { ListedTransfer } from '@eyelet/contracts/transfers/transfer.ts';
import { Badge, type Tone } from '../look/badge.tsx';
import { useWords } from '../words/words.ts';

const tones: Readonly<Record<ListedTransfer['state'], Tone>> = {
  draft: 'neutral',
  sent: 'info',
  received: 'good',
  cancelled: 'neutral',
};

export function TransferState({ state }: Pick<ListedTransfer, 'state'>) {
  const { t } = useWords();
  return <Badge tone={tones[state]}>{t(`studio.transfers.state.${state}`)}</Badge>;
}
