import type { ContentItem } from '@eyelet/contracts/content/item.ts';
import { Badge } from '../look/badge.tsx';
import { useWords } from '../words/words.ts';
import { stateLabels, stateTones } from './words.ts';

/** The state of an item, and whether it has changes that shoppers do not see yet. */
export function ItemState({ item: { state, latest, published } }: Readonly<{ item: ContentItem }>) {
  const { t } = useWords();
  return (
    <>
      <Badge tone={stateTones[state]}>{t(stateLabels[state])}</Badge>
      {state === 'published' && published !== latest ? (
        <Badge tone="info">{t('studio.content.hasDraft')}</Badge>
      ) : undefined}
    </>
  );
}
