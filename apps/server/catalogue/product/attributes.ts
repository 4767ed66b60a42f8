import type { Attribute, Picture, Variant } from '@eyelet/contracts/catalogue/product.ts';
import { productPath } from '@eyelet/domain/pages/paths.ts';
import { digitalUnits, shippable } from '../memory/count-stock.ts';
import type { ColourwayEntry, StyleEntry } from '../memory/entry.ts';
import { inMarket, type View } from '../view.ts';
import { lineOf, linesOf, priceOf } from './price.ts';

/** The pictures of a colourway; the view is the last part of a picture's name, before its version. */
export function picturesOf(colourway: ColourwayEntry, { market, labels }: View): Picture[] {
  const name = inMarket(colourway.style.texts, market)?.name ?? '';
  const colour = inMarket(colourway.names, market) ?? '';
  return colourway.pictures.map((picture) => {
    const [view = ''] = picture.slice(picture.lastIndexOf('-') + 1).split('.');
    const viewLabel = (labels.views as Readonly<Record<string, string>>)[view];
    return { name: picture, view, alt: [name, colour, viewLabel].filter(Boolean).join(', ') };
  });
}

/** Label of a size as the market writes it. */
export function sizeLabelOf(style: StyleEntry, code: string, locale: string): string {
  const size = style.scale.byCode.get(code);
  return size?.labels[locale] ?? size?.label ?? code;
}

/** The colours of a style and the sizes of the colourway shown, each with what can be bought. */
export function attributesOf(shown: ColourwayEntry, view: View): Attribute[] {
  const { labels } = view;
  return [
    {
      type: 'color',
      code: 'color',
      label: labels.attributes.color,
      system: null,
      options: colourOptions(shown.style, view),
    },
    {
      type: 'size',
      code: 'size',
      label: labels.attributes.size,
      system: labels.sizeSystems[sizeSystem(shown, view) ?? '']?.short ?? null,
      options: sizeOptions(shown, view),
    },
  ];
}

/** The size system of a colourway, if all its sizes have the same one. */
function sizeSystem({ style, sizes }: ColourwayEntry, { market }: View): string | undefined {
  const systems = new Set(sizes.map((code) => style.scale.byCode.get(code)?.systems?.[market.locale]));
  const [system] = systems;
  return systems.size === 1 ? system : undefined;
}

function colourOptions(style: StyleEntry, view: View): Attribute['options'] {
  const { market, list, zone, memory } = view;
  const slug = inMarket(style.texts, market)?.slug ?? '';
  return style.colourways.flatMap((colourway) => {
    const price = priceOf(linesOf(colourway, list), view, style.launchedAt);
    if (!price) return [];
    return {
      value: colourway.productId,
      label: inMarket(colourway.names, market) ?? '',
      available: (colourway.units[zone] ?? 0) > 0,
      price,
      swatch: colourway.swatch,
      groupBy: memory.words.family.wordOf(colourway.family),
      url: productPath(market.locale, slug, colourway.productId),
      pictures: picturesOf(colourway, view),
    };
  });
}

function sizeOptions(colourway: ColourwayEntry, view: View): Attribute['options'] {
  const { market, list, zone } = view;
  const { style } = colourway;
  return colourway.sizes.map((code, index) => {
    const line = lineOf(colourway, colourway.upcs[index] ?? '', list);
    return {
      value: code,
      label: sizeLabelOf(style, code, market.locale),
      available: (colourway.openSizes[zone] ?? []).includes(colourway.sizeNumbers[index] ?? -1),
      price: (line === undefined ? undefined : priceOf([line], view, style.launchedAt)) ?? null,
      swatch: null,
      groupBy: style.scale.byCode.get(code)?.group ?? null,
      url: null,
      pictures: [],
    };
  });
}

/** Every size of every colourway that the market sells. */
export function variantsOf(style: StyleEntry, view: View): Variant[] {
  const { list, zone, now, memory, labels } = view;
  return style.colourways.flatMap((colourway) =>
    colourway.upcs.flatMap((upc, index) => {
      const line = lineOf(colourway, upc, list);
      const price = line === undefined ? undefined : priceOf([line], view, style.launchedAt);
      if (!price) return [];
      const size = colourway.sizes[index] ?? '';
      const digital = style.productType === 'digital';
      const units = digital ? digitalUnits(style) : shippable(colourway, index, zone, memory.places);
      const state =
        units === 0
          ? 'sold-out'
          : style.launchedAt > now
            ? 'coming-soon'
            : units <= memory.thresholds.fewOfSize
              ? 'few-left'
              : 'in-stock';
      return {
        id: upc,
        upc,
        sku: `${colourway.productId}-${size}`,
        productId: colourway.productId,
        attributes: { color: colourway.productId, size },
        price,
        stockStatusLabel: labels.stock[state],
        productInventoryState: units > 0 ? ('InStock' as const) : ('OutOfStock' as const),
      };
    }),
  );
}
