import type { Facet } from '@eyelet/contracts/catalogue/facet.ts';
import type { DialogDefinition } from '@eyelet/ui/dialogs/dialog-stack.ts';
import { useDialogs } from '@eyelet/ui/dialogs/dialogs.tsx';
import { Icon } from '@eyelet/ui/icons/icon.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { Fragment, useEffect, useRef } from 'react';
import { useOpenSection } from '../page/open-section.ts';
import { FacetValues } from './facet-values.tsx';
import { FilterForm } from './filter-form.tsx';
import type { PageListing } from './page-listing.ts';
import { SortSelect } from './sort-select.tsx';

const drawer: DialogDefinition = { name: 'filters', side: 'panel', load: () => import('./filter-drawer.tsx') };

/** The facets: on wide screens each opens below its name; small screens have one button and a drawer. */
export function FilterBar({ listing }: Readonly<{ listing: PageListing }>) {
  const say = useSay();
  const dialogs = useDialogs();
  const bar = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLDetailsElement>(null);
  const { onKeyDown, onBlur } = useOpenSection(bar).bar;
  const active = listing.facets.flatMap((facet) => facet.values).filter((value) => value.selected).length;

  function openDrawer(): void {
    if (!button.current?.open) return;
    button.current.open = false;
    dialogs.open(drawer, {});
  }

  // The button may have been pressed before scripts had loaded.
  useEffect(openDrawer, []);

  return (
    <div className="under-header sticky top-(--header) z-20 mb-8 border-y border-drift bg-foam noscript:max-lg:static">
      <FilterForm className="flex min-h-14 items-center justify-between gap-x-4 px-gutter noscript:max-lg:flex-wrap">
        {/* Without scripts the facets open below it. */}
        <details className="group peer lg:hidden" ref={button} onToggle={openDrawer}>
          <summary className="flex h-14 cursor-pointer items-center gap-2 font-medium">
            <Icon name="filter" className="size-5" />
            {say('catalogue.filters')}
            {active > 0 && <span className="tabular-nums text-granite">{active}</span>}
          </summary>
        </details>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: only listens to what its controls do */}
        <div
          ref={bar}
          className="hidden flex-wrap gap-x-7 lg:flex noscript:max-lg:peer-open:order-1 noscript:max-lg:peer-open:grid noscript:max-lg:basis-full"
          onKeyDown={onKeyDown}
          onBlur={onBlur}
        >
          {sectionsOf(listing.facets, say('product.size')).map(({ id, label, facets }) => (
            <details key={id} name="facet" className="group relative max-lg:border-t max-lg:border-drift">
              <summary className="flex h-14 cursor-pointer items-center gap-1 font-medium max-lg:justify-between">
                <span className="border-b border-transparent group-hover:border-ink group-open:border-ink">
                  {label}
                </span>
                <Icon name="chevron-down" className="size-4 transition-transform duration-200 group-open:rotate-180" />
              </summary>
              {/* Pressing text focuses the panel rather than the page, which would close the panel. */}
              <div
                tabIndex={-1}
                className="pb-6 outline-none lg:absolute lg:-left-6 lg:top-full lg:max-h-[60vh] lg:w-80 lg:overflow-y-auto lg:border lg:border-drift lg:bg-foam lg:p-6 lg:shadow-float"
              >
                {facets.map((facet) => (
                  <Fragment key={facet.system ?? facet.id}>
                    {facets.length > 1 && <p className="mb-2 mt-6 font-medium first:mt-0">{facet.label}</p>}
                    <FacetValues facet={facet} />
                  </Fragment>
                ))}
              </div>
            </details>
          ))}
        </div>
        <p role="status" className="ml-auto whitespace-nowrap text-14 text-granite tabular-nums max-sm:sr-only">
          {say('catalogue.count', { n: listing.total })}
        </p>
        <SortSelect listing={listing} />
        <button
          type="submit"
          className="button button-secondary order-2 hidden h-11 px-5 noscript:flex noscript:max-lg:mb-4 noscript:max-lg:basis-full"
        >
          {say('catalogue.applyFilters')}
        </button>
      </FilterForm>
    </div>
  );
}

type Section = Readonly<{ id: string; label: string; facets: readonly Facet[] }>;

/** One section per facet; size facets of several systems share one section. */
function sectionsOf(facets: readonly Facet[], sizes: string): Section[] {
  return [...Map.groupBy(facets, ({ id }) => id)].map(([id, members]) => ({
    id,
    label: members.length > 1 ? sizes : (members[0]?.label ?? ''),
    facets: members,
  }));
}
