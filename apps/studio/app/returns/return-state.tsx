import type { ListedReturn } from '@eyelet/contracts/return-desk/return.ts';
import { Badge, type Tone } from '../look/badge.tsx';
import { useWords } from '../words/words.ts';

const tones: Readonly<Record<ListedReturn['state'], Tone>> = { announced: 'info', received: 'warning', closed: 'good' };

/** The state of a return; one that is announced is on its way once its parcel was handed over. */
export function ReturnState({ state, handedOverAt }: Pick<ListedReturn, 'state' | 'handedOverAt'>) {
  const { t } = useWords();
  const shown = state === 'announced' && handedOverAt !== null ? 'on-its-way' : state;
  return <Badge tone={tones[state]}>{t(`studio.returns.state.${shown}`)}</Badge>;
}
