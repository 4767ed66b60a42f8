import { classes } from '@eyelet/ui/layout/classes.ts';
import { Link } from '@eyelet/ui/links/link.tsx';
import { useWords } from '@eyelet/ui/words/words.tsx';
import { useState } from 'react';
import { useLocation } from 'react-router';
import type { MapTiles } from '../shop/shop-context.ts';
import type { CollectLine } from './collect-line.ts';
import type { FoundStores } from './find-stores.ts';
import { type LocatorQuery, searchOf } from './locator-query.ts';
import { NoStores } from './no-stores.tsx';
import { StoreMap } from './store-map.tsx';
import { StoreRow } from './store-row.tsx';
import { useNow } from './use-now.ts';

type LocatorResultsProps = Readonly<{
  query: LocatorQuery;
  found: FoundStores | null;
  searching: boolean;
  /** Null when the search is not for collecting. */
  line: CollectLine | null;
  tiles: MapTiles | null;
}>;

/** The found stores as a list and on a map; a selection in one is shown in the other. */
export function LocatorResults({ query, found, searching, line, tiles }: LocatorResultsProps) {
  const { say } = useWords();
  const { pathname } = useLocation();
  const now = useNow();
  const [selected, setSelected] = useState<string>();
  if (!found || found.groups.every((group) => group.stores.length === 0))
    return <NoStores query={query} found={found} />;

  const { groups, origin, unit, total, start, count } = found;
  const stores = groups.flatMap((group) => group.stores);
  const select = (id: string) => {
    setSelected(id);
    document.getElementById(`store-${id}`)?.focus();
  };
  return (
    <div
      aria-busy={searching}
      className={classes('mt-8 transition-opacity duration-200 lg:mt-12', searching && 'opacity-40')}
    >
      <h2 className="px-gutter font-display text-28 font-semibold" aria-live="polite">
        {title()}
      </h2>
      <div className="mt-4 grid gap-x-12 gap-y-6 lg:grid-cols-12 lg:pl-(--gutter)">
        <div className="lg:order-last lg:col-span-7">
          <div className="lg:sticky lg:top-[calc(var(--header)+1rem)]">
            <StoreMap
              key={stores.map((store) => store.id).join()}
              stores={stores.map(({ id, name, position }) => ({ id, label: name, position }))}
              first={origin ? [] : (groups[0]?.stores ?? []).map((store) => store.id)}
              origin={origin ?? undefined}
              unit={unit}
              tiles={tiles}
              selected={selected}
              onSelect={select}
            />
          </div>
        </div>
        <div className="px-gutter lg:col-span-5 lg:pl-0 lg:pr-0">
          {groups.map((group) => (
            <section key={group.country} aria-label={group.title || title()}>
              {group.title !== '' && <h3 className="label-caps mt-2 pt-8 text-granite">{group.title}</h3>}
              <ul>
                {group.stores.map((store) => (
                  <StoreRow
                    key={store.id}
                    store={store}
                    now={now}
                    selected={store.id === selected}
                    headingLevel={group.title === '' ? 3 : 4}
                    line={line}
                    onPoint={setSelected}
                  />
                ))}
              </ul>
            </section>
          ))}
          {start + count < total && (
            <Link href={pathname + searchOf(query, { start: start + count })} className="plain-link mt-6 inline-block">
              {say('stores.more')}
            </Link>
          )}
        </div>
      </div>
    </div>
  );

  function title(): string {
    if (!origin) return say('stores.results.all', { n: total });
    if (origin.name === '') return say('stores.results.nearYou', { n: total });
    return say('stores.results.near', { n: total, place: origin.name });
  }
}
