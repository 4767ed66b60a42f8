import { type Navigation, type NavigationEntry, readNavigation } from '@eyelet/contracts/catalogue/read-navigation.ts';
import { categoryPath } from '@eyelet/domain/pages/paths.ts';
import { handle } from '../kernel/handle.ts';
import { keepAnswer } from './keep-answer.ts';
import type { CategoryEntry } from './memory/entry.ts';
import { inMarket, type View, viewOf } from './view.ts';

/** The category tree for menus. */
export const readNavigationHandler = handle(readNavigation, ({ market, now, shop }) => {
  const view = viewOf(shop.catalogue.memory(), market, now);
  return keepAnswer(
    shop.catalogue,
    view,
    'navigation',
    {},
    (): Navigation => ({
      categories: entries(view.memory.tree().rootIds, view).map(
        ({ entry, link }): NavigationEntry => ({
          ...link,
          children: entries(entry.childIds, view).map((second) => ({
            ...second.link,
            children: entries(second.entry.childIds, view).map((third) => third.link),
          })),
        }),
      ),
    }),
  );
});

function entries(ids: readonly string[], { memory, market }: View) {
  return ids.flatMap((id) => {
    const entry: CategoryEntry | undefined = memory.tree().byId.get(id);
    const text = entry && inMarket(entry.texts, market);
    if (!entry?.inMenu || !text) return [];
    const url = categoryPath(market.locale, text.slug, id);
    return [{ entry, link: { id, name: text.name, url, picture: entry.picture } }];
  });
}
