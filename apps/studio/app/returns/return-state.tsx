import type { ListedReturn } from '@eyelet/contracts/return-desk/return.ts';
import { Badge, type Tone } from '../look/badge.tsx';
import { useWords } from '../words/words.ts';

const tones: Readonly<Record<ListedReturn['state'], Tone>> = { announced: 'info', received: 'warning', closed: 'good' };

/** The state of a return. */
export function ReturnState({ state }: Readonly<{ state: ListedReturn['state'] }>) {
  const { t } = useWords();
  return <Badge tone={tones[state]}>{t(`studio.returns.state.${state}`)}</Badge>;
}
