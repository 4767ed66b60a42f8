import type { Movement } from '@eyelet/contracts/payment-desk/payment.ts';
import { Badge, type Tone } from '../look/badge.tsx';
import { useWords } from '../words/words.ts';
import { isPartlyTaken } from './partly-taken.ts';

const tones: Readonly<Record<Movement['state'], Tone>> = {
  ...{ pending: 'warning', authorised: 'info', captured: 'good', voided: 'neutral' },
  ...{ asked: 'info', refunded: 'good', refused: 'bad' },
};

/** What became of the money. */
export function MovementState({ of }: Readonly<{ of: Pick<Movement, 'kind' | 'state' | 'captured'> }>) {
  const { t } = useWords();
  const { kind, state } = of;
  const isOwn = kind === 'capture' && (state === 'asked' || state === 'refused' || state === 'voided');
  if (isOwn) return <Badge tone={tones[state]}>{t(`studio.payments.capture.${state}`)}</Badge>;
  if (isPartlyTaken(of)) return <Badge tone={tones[state]}>{t('studio.payments.partlyTaken')}</Badge>;
  const isReleased = kind === 'refund' && state === 'voided';
  const text = isReleased ? t('studio.payments.released') : t(`studio.payments.state.${state}`);
  return <Badge tone={tones[state]}>{text}</Badge>;
}
