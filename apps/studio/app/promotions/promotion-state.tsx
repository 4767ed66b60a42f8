import type { ShownState } from '@eyelet/contracts/promotion-desk/promotion.ts';
import { Badge, type Tone } from '../look/badge.tsx';
import { useWords } from '../words/words.ts';

const tones: Readonly<Record<ShownState, Tone>> = {
  ...{ running: 'good', scheduled: 'info', paused: 'warning', ended: 'neutral', ineffective: 'bad' },
};

/** Where a promotion stands. */
export function PromotionState({ state }: Readonly<{ state: ShownState }>) {
  const { t } = useWords();
  return <Badge tone={tones[state]}>{t(`studio.promotions.state.${state}`)}</Badge>;
}
