import { type Naming, targetKey } from '@eyelet/blocks/naming/naming.ts';
import type { ContentKind } from '@eyelet/contracts/content/kinds.ts';
import { useWords } from '../words/words.ts';
import { useSharedBlocks } from './shared-blocks.ts';

/** How the places of an item are named in the language of the studio. */
export function useNaming(kind: ContentKind): Naming {
  const { t, language } = useWords();
  const { data: shared = [] } = useSharedBlocks();
  const names = new Map(shared.map(({ itemId, name }) => [targetKey('item', itemId), name]));
  return { t, tag: language, kind, nameOf: (target) => names.get(target) };
}
