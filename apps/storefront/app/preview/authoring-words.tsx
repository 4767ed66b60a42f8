import type { Words } from '@eyelet/ui/words/words.tsx';
import { type ReactNode, use, useMemo } from 'react';
import { useMarket } from '../shop/shop-data.ts';
import { loadAuthoringWords } from './words.ts';

/** Shows something with the words for authors, once these have loaded. The words of the page stay those of shoppers. */
export function AuthoringWords({ children }: Readonly<{ children: (words: Words) => ReactNode }>) {
  const { language, tag } = useMarket();
  const say = use(loadAuthoringWords(language));
  return children(useMemo(() => ({ say, tag }), [say, tag]));
}
