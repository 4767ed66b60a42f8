import type { Movement } from '@eyelet/contracts/payment-desk/payment.ts';
import { Badge, type Tone } from '../look/badge.tsx';
import { useWords } from '../words/words.ts';

const tones: Readonly<Record<Movement['state'], Tone>> = {
  ...{ pending: 'warning', authorised: 'info', captured: 'good', voided: 'neutral' },
  ...{ asked: 'info', refunded: 'good', refused: 'bad' },
};

/** What became of the money. */
export function MovementState({ state }: Pick<Movement, 'state'>) {
  const { t } = useWords();
  return <Badge tone={tones[state]}>{t(`studio.payments.state.${state}`)}</Badge>;
}
