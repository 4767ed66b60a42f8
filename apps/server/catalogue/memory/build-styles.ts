import type { ColourwayRow, PriceRow, StyleRow } from '@eyelet/db/catalogue/read-styles.ts';
import type { Period, PriceLine } from '@eyelet/domain/prices/price-line.ts';
import { asReductionReason } from '@eyelet/domain/prices/reduction-reason.ts';
import type { ColourwayEntry, PricesByList, SizeScale, StyleEntry } from './entry.ts';
import { sizeName } from './size-labels.ts';
import type { Vocabularies, Vocabulary } from './vocabulary.ts';

export type StyleRows = Readonly<{
  styles: readonly StyleRow[];
  colourways: readonly ColourwayRow[];
  prices: readonly PriceRow[];
}>;

export type BuildGround = Readonly<{
  words: Vocabularies;
  scales: ReadonlyMap<string, SizeScale>;
  /** A category's own number and those of all its ancestors. */
  lineage: (categoryId: string) => readonly number[];
  /** Names of pictures as written in URLs. */
  inAddress: ReadonlyMap<string, string>;
  /** Whether a digital product has a file to deliver. */
  hasFile: (masterId: string) => boolean;
}>;

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

/** Turns rows into entries. A style without a colourway that can be sold is left out. Stock is counted afterwards. */
export function buildStyles(rows: StyleRows, ground: BuildGround): StyleEntry[] {
  const pricesOf = groupPrices(rows.prices, ground.words.priceList);
  const colourwaysOf = Map.groupBy(rows.colourways, ({ master_id }) => master_id);
  const entries: StyleEntry[] = [];
  for (const row of rows.styles) {
    const style = buildStyle(row, ground);
    style.colourways = (colourwaysOf.get(row.master_id) ?? []).map((colourway) =>
      buildColourway(colourway, style, pricesOf.get(colourway.product_id), ground),
    );
    if (style.colourways.length > 0) entries.push(style);
  }
  return entries;
}

const noScale: SizeScale = { id: '', byCode: new Map() };

function buildStyle(row: StyleRow, { words, scales, lineage, hasFile }: BuildGround): Mutable<StyleEntry> {
  return {
    masterId: row.master_id,
    gender: words.gender.numberOf(row.gender),
    activities: row.activities.map(words.activity.numberOf),
    categories: row.categories,
    categoryNumbers: [...new Set(row.categories.flatMap(lineage))],
    productType: row.product_type,
    isDeliverable: row.product_type !== 'digital' || row.gift_card || hasFile(row.master_id),
    presale: row.presale,
    customs: row.customs,
    storeOnly: row.store_only,
    notifyMe: row.notify_me,
    listed: row.listed,
    gift: row.gift,
    giftOption: row.gift_option,
    giftCard: row.gift_card,
    cost: row.cost,
    scale: scales.get(row.size_scale) ?? noScale,
    maxQty: row.max_qty,
    setMembers: row.set_members,
    launchedAt: row.launched_at.getTime(),
    popularity: row.popularity,
    texts: row.texts,
    colourways: [],
    row: -1,
    revision: 0,
  };
}

function buildColourway(
  row: ColourwayRow,
  style: StyleEntry,
  prices: PricesOfProduct | undefined,
  { words, inAddress }: BuildGround,
): ColourwayEntry {
  return {
    style,
    productId: row.product_id,
    family: words.family.numberOf(row.family),
    swatch: row.swatch,
    pictures: row.pictures.map((name) => inAddress.get(name) ?? name),
    names: row.names,
    upcs: row.upcs,
    sizes: row.sizes,
    sizeNumbers: row.sizes.map((code) => words.size.numberOf(sizeName(style.scale.id, code))),
    prices: prices?.all ?? [],
    skuPrices: prices?.byUpc.size ? prices.byUpc : undefined,
    stock: [],
    openSizes: [],
    openCounts: [],
    units: [],
  };
}

type PricesOfProduct = { all: PricesByList; byUpc: Map<string, PricesByList> };

function groupPrices(rows: readonly PriceRow[], lists: Vocabulary): Map<string, PricesOfProduct> {
  const grouped = new Map<string, PricesOfProduct>();
  for (let start = 0, end = 0; start < rows.length; start = end) {
    const first = rows[start] as PriceRow;
    const same = (row: PriceRow | undefined) =>
      row?.product_id === first.product_id && row.upc === first.upc && row.price_list === first.price_list;
    while (same(rows[end])) end += 1;
    const product = grouped.get(first.product_id) ?? { all: [], byUpc: new Map() };
    grouped.set(first.product_id, product);
    const target = (first.upc === '' ? product.all : (product.byUpc.get(first.upc) ?? [])) as (PriceLine | undefined)[];
    target[lists.numberOf(first.price_list)] = lineOf(rows.slice(start, end));
    if (first.upc !== '') product.byUpc.set(first.upc, target);
  }
  return grouped;
}

/** A single unreduced, open-ended row that began before the shop existed needs no dates. */
function lineOf(rows: readonly PriceRow[]): PriceLine {
  const only = rows[0];
  if (rows.length === 1 && only && only.valid_until === null && only.amount === only.original && only.valid_from <= 0) {
    return only.amount;
  }
  return rows.map((row): Period => {
    const reason = asReductionReason(row.reason);
    return {
      amount: row.amount,
      original: row.original,
      from: row.valid_from,
      until: row.valid_until ?? Number.POSITIVE_INFINITY,
      ...(reason ? { reason } : {}),
    };
  });
}
