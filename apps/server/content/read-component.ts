import { readComponent } from '@eyelet/contracts/content/read-component.ts';
import { handle } from '../kernel/handle.ts';
import { refuse } from '../kernel/refusal.ts';
import { routeOf } from './route-of.ts';
import { sectionsAt } from './sections-at.ts';

/** The published version of an item in a market. */
export const readComponentHandler = handle(readComponent, async ({ market, shop, now }, { params }) => {
  const { content } = shop.catalogue;
  const moment = now.getTime();
  const { kind } = params;
  const key = content.currentKey(kind, params.key);
  const item = content.find(kind, key, { locale: market.locale, moment });
  const [found] = item ? await content.read([item], market, moment) : [];
  if (!found) return refuse('API404');
  const { id, version, layout, props, sections } = found;
  return {
    ...{ id, kind, key, version, layout, props: { ...props } },
    sections: await sectionsAt(content, sections, { route: routeOf(kind, key), market, moment }),
  };
});
