import type { ListedGiftCard } from '@eyelet/contracts/gift-card-desk/card.ts';
import { Badge, type Tone } from '../look/badge.tsx';
import { useWords } from '../words/words.ts';

type State = ListedGiftCard['state'] | 'void';

const tones: Readonly<Record<State, Tone>> = {
  ...{ active: 'good', inactive: 'info', blocked: 'bad', void: 'bad', expired: 'neutral', empty: 'neutral' },
};

/** Whether a card can be used. */
export function GiftCardState({ state }: Readonly<{ state: State }>) {
  const { t } = useWords();
  return <Badge tone={tones[state]}>{t(`studio.giftCards.state.${state}`)}</Badge>;
}
