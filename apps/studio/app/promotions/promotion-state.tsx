import type { PromotionState as State } from '@eyelet/contracts/promotion-desk/promotion.ts';
import { Badge, type Tone } from '../look/badge.tsx';
import { useWords } from '../words/words.ts';

const tones: Readonly<Record<State, Tone>> = {
  ...{ running: 'good', scheduled: 'info', paused: 'warning', ended: 'neutral' },
};

/** Where a promotion stands. */
export function PromotionState({ state }: Readonly<{ state: State }>) {
  const { t } = useWords();
  return <Badge tone={tones[state]}>{t(`studio.promotions.state.${state}`)}</Badge>;
}
