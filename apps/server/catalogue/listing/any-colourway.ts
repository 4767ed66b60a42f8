import type { FacetId } from '@eyelet/contracts/catalogue/facet.ts';
import type { Planes } from '../memory/bits.ts';
import type { ListPrices } from '../memory/columns.ts';
import type { Memory } from '../memory/memory.ts';
import type { View } from '../view.ts';
import { wordsIn } from './masks.ts';
import type { Scope } from './selection.ts';

/** Facets whose values belong to a colourway rather than to its style. */
export type ColourwayFacet = Extract<FacetId, 'colour' | 'size' | 'price' | 'availability'>;

/**
 * Styles by what any of their colourways has: enough to count when no filter concerns colourways, as then no two
 * conditions have to meet on one of them.
 */
export type AnyColourway = Readonly<{
  /** Styles with a colourway that is sold. */
  sold: Int32Array;
  /** Styles with a sold colourway that has the value. */
  having: (facet: ColourwayFacet, value: number) => Having;
}>;

/** Styles as a mask, with the indexes of its words that are not zero: few for a rare value. */
export type Having = Readonly<{ mask: Int32Array; words: Uint32Array }>;

type Kept = Readonly<{ edition: number; any: AnyColourway }>;

const keptOf = new WeakMap<Memory, Map<string, Kept>>();

/** What any colourway has, as a market sees it; made on first use and kept until the catalogue changes. */
export function anyColourway(view: View, prices: ListPrices, scope: Scope): AnyColourway {
  const { memory, market, list, zone } = view;
  const kept = keptOf.get(memory) ?? new Map<string, Kept>();
  keptOf.set(memory, kept);
  // Sizes are identified by the labels of a locale.
  const key = `${list} ${zone} ${market.locale} ${scope === 'reduced'}`;
  const edition = memory.edition();
  const known = kept.get(key);
  if (known?.edition === edition) return known.any;
  const any = createAnyColourway(view, prices, scope);
  kept.set(key, { edition, any });
  return any;
}

function createAnyColourway({ memory, market, zone }: View, prices: ListPrices, scope: Scope): AnyColourway {
  const { columns } = memory;
  const open = columns.open[zone];
  const sellable = scope === 'reduced' ? prices.reduced : prices.sold;
  const length = columns.bitmaps.length();
  const { sizesOf } = memory.sizeLabels(market.locale);
  const made: Record<ColourwayFacet, (Having | undefined)[]> = {
    colour: [],
    size: [],
    price: [],
    availability: [],
  };

  function planesOf(facet: ColourwayFacet, value: number): readonly (Planes | undefined)[] {
    switch (facet) {
      case 'colour':
        return [columns.family[value]];
      case 'size':
        return sizesOf(value).map((size) => open?.bySize.get(size));
      case 'price':
        return [prices.spans[value]];
      case 'availability':
        return [open?.any];
    }
  }

  function make(facet: ColourwayFacet, value: number): Having {
    const styles = new Int32Array(length);
    for (const planes of planesOf(facet, value)) {
      planes?.forEach(({ words }, place) => {
        const sold = sellable[place]?.words;
        if (!sold) return;
        for (let at = 0; at < length; at += 1) {
          styles[at] = (styles[at] as number) | ((words[at] as number) & (sold[at] as number));
        }
      });
    }
    if (facet === 'size') withoutDigital(styles);
    return { mask: styles, words: wordsIn(styles).slice() };
  }

  /** Downloads have no sizes to choose from. */
  function withoutDigital(styles: Int32Array): void {
    const digital = columns.digital.words;
    for (let at = 0; at < length; at += 1) styles[at] = (styles[at] as number) & ~(digital[at] as number);
  }

  const sold = new Int32Array(length);
  for (const { words } of sellable) {
    for (let at = 0; at < length; at += 1) sold[at] = (sold[at] as number) | (words[at] as number);
  }
  return {
    sold,
    having(facet, value) {
      const known = made[facet][value] ?? make(facet, value);
      made[facet][value] = known;
      return known;
    },
  };
}
