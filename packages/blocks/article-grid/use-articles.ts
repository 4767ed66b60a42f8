import { useContext, useRef, useState } from 'react';
import type { ShownArticle, ShownArticles } from '../shown-articles.ts';
import { SearchArticlesContext } from './search-articles.ts';

export type GridState = Readonly<{ articles: readonly ShownArticle[]; total: number; tagId: string | undefined }>;

/** The articles of a grid: toggling a tag starts from the first (B4.1.14), loading more appends (B4.1.15). */
export function useArticles(first: ShownArticles, limit: number, tagId: string | undefined) {
  const search = useContext(SearchArticlesContext);
  const [state, setState] = useState<GridState>({ articles: first.result, total: first.numFound, tagId });
  const [busy, setBusy] = useState(false);
  const latest = useRef(0);

  /** Only the answer to the last question is shown. */
  async function ask(wanted: string | undefined, offset: number, before: readonly ShownArticle[]): Promise<void> {
    if (!search) return;
    const turn = ++latest.current;
    setBusy(true);
    try {
      const found = await search({ limit, offset, ...(wanted === undefined ? {} : { tagId: wanted }) });
      if (turn !== latest.current) return;
      const known = new Set(before.map(({ id }) => id));
      const added = found.result.filter(({ id }) => !known.has(id));
      setState({ articles: [...before, ...added], total: found.numFound, tagId: wanted });
    } catch (error) {
      // The shop has shown a message; the articles stay.
      console.warn(error);
    } finally {
      if (turn === latest.current) setBusy(false);
    }
  }

  return {
    ...state,
    busy,
    canAsk: search !== undefined,
    choose: (wanted: string | undefined) => ask(wanted, 0, []),
    loadMore: () => ask(state.tagId, state.articles.length, state.articles),
  };
}
