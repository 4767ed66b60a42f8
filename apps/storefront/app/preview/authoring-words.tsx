import type { Words } from '@eyelet/ui/words/words.tsx';
import { type ReactNode, use, useMemo } from 'react';
import { useMarket } from '../shop/shop-data.ts';
import { loadAuthoringWords } from './words.ts';

/** Renders with the messages for authors once they have loaded; the rest of the page keeps the messages for shoppers. */
export function AuthoringWords({ children }: Readonly<{ children: (words: Words) => ReactNode }>) {
  const { language, tag } = useMarket();
  const say = use(loadAuthoringWords(language));
  return children(useMemo(() => ({ say, tag }), [say, tag]));
}
