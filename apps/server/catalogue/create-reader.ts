import { priceAt } from '@eyelet/domain/prices/price-line.ts';
import type { Attributes } from '@eyelet/domain/promotions/conditions/attribute-words.ts';
import { digitalUnits, shippable } from './memory/count-stock.ts';
import type { ColourwayEntry } from './memory/entry.ts';
import type { Memory } from './memory/memory.ts';
import type { Vocabularies } from './memory/vocabulary.ts';
import { zoneOf } from './memory/zones.ts';
import { sizeLabelOf } from './product/attributes.ts';
import { lineOf } from './product/price.ts';
import type { CatalogueReader, Place, Sku } from './reader.ts';
import { inMarket } from './view.ts';

const attributes = new WeakMap<ColourwayEntry, Attributes>();

/** What a colourway is like, in the words of the facets. Few promotions ask, but every line of a cart has them: they are kept. */
function attributesOf(colourway: ColourwayEntry, { gender, activity, family }: Vocabularies): Attributes {
  const kept = attributes.get(colourway);
  if (kept) return kept;
  const { style } = colourway;
  const found: Attributes = {
    gender: [gender.wordOf(style.gender)],
    activity: style.activities.map(activity.wordOf),
    colour: [family.wordOf(colourway.family)],
  };
  attributes.set(colourway, found);
  return found;
}

/** The reader of the catalogue in memory. */
export function createReader(memory: () => Memory): CatalogueReader {
  return {
    sku(upc) {
      const found = memory().sku(upc);
      return found && skuAt(found.colourway, found.index);
    },
    skuOf(productId, size) {
      const colourway = memory().colourway(productId);
      if (!colourway) return undefined;
      const index = size === undefined ? (colourway.sizes.length === 1 ? 0 : -1) : colourway.sizes.indexOf(size);
      return index < 0 ? undefined : skuAt(colourway, index);
    },
    skusOf(productId) {
      const colourway = memory().colourway(productId);
      return colourway ? colourway.upcs.map((_, index) => skuAt(colourway, index)) : [];
    },
    sizeLabel(upc, market) {
      const found = memory().sku(upc);
      if (!found) return '';
      return sizeLabelOf(found.colourway.style, found.colourway.sizes[found.index] ?? '', market.locale);
    },
    price(upc, priceListId, now) {
      const found = memory().sku(upc);
      const list = memory().words.priceList.known(priceListId);
      if (!found || list === undefined) return undefined;
      return priceAt(lineOf(found.colourway, upc, list), now.getTime());
    },
    availability(upc, where) {
      const { sku, places, placesById } = memory();
      const found = sku(upc);
      if (!found) return 0;
      const { colourway, index } = found;
      if (colourway.style.productType === 'digital') return digitalUnits(colourway.style);
      if ('region' in where) return shippable(colourway, index, zoneOf(places, where), places);
      const place = placesById.get(where.placeId);
      return place ? (colourway.stock[index * places.length + place.number] ?? 0) : 0;
    },
    product(productId, wording) {
      const colourway = memory().colourway(productId);
      const texts = colourway && inMarket(colourway.style.texts, wording);
      if (!colourway || !texts) return undefined;
      const { style } = colourway;
      return {
        productId,
        masterId: style.masterId,
        name: texts.name,
        colour: inMarket(colourway.names, wording) ?? '',
        slug: texts.slug,
        picture: colourway.pictures[0] ?? '',
        maxQty: style.maxQty,
        isDigital: style.productType === 'digital',
        isGiftCard: style.giftCard,
        isCustoms: style.customs,
        presale: style.presale,
        storeOnly: style.storeOnly,
        isSet: style.productType === 'set',
        isGift: style.gift,
        hasGiftOption: style.giftOption,
        notifyMe: style.notifyMe,
        launchedAt: new Date(style.launchedAt),
        cost: style.cost,
        attributes: attributesOf(colourway, memory().words),
      };
    },
    categoriesOf(productId) {
      const { colourway, words } = memory();
      return colourway(productId)?.style.categoryNumbers.map(words.category.wordOf) ?? [];
    },
    place: (placeId) => {
      const found = memory().placesById.get(placeId);
      return found && placeOf(found);
    },
    places: () => memory().places,
  };
}

function skuAt(colourway: ColourwayEntry, index: number): Sku {
  const size = colourway.sizes[index] ?? '';
  return {
    upc: colourway.upcs[index] ?? '',
    sku: `${colourway.productId}-${size}`,
    productId: colourway.productId,
    masterId: colourway.style.masterId,
    size,
  };
}

function placeOf({ id, kind, name, region, country, details, sending }: Place): Place {
  return { id, kind, name, region, country, details, sending };
}
