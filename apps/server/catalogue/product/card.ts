import type { Card, CardColour } from '@eyelet/contracts/catalogue/card.ts';
import { productPath } from '@eyelet/domain/pages/paths.ts';
import type { Hit } from '../listing/select.ts';
import { type CardColourway, type CardStyle, picturesOfCard } from '../memory/entry.ts';
import { inMarket, type View } from '../view.ts';
import { badgeOf, eyebrowOf } from './label.ts';
import { linesOf, priceOf } from './price.ts';

/** A style as a card that shows one of its colourways; undefined if that is not sold in the market. */
export function cardOf(shown: CardColourway, view: View): Card | undefined {
  const { style } = shown;
  const { market } = view;
  const texts = inMarket(style.texts, market);
  const colours = coloursOf(style, view);
  const colour = colours.find(({ productId }) => productId === shown.productId);
  if (!texts || !colour) return undefined;
  return {
    id: shown.productId,
    masterId: style.masterId,
    name: texts.name,
    kind: texts.kind,
    url: colour.url,
    price: colour.price,
    currency: market.currency,
    badge: badgeOf(style, view),
    eyebrow: eyebrowOf(shown, view),
    productType: style.productType,
    available: colour.available,
    pictures: colour.pictures,
    colours,
  };
}

function coloursOf(style: CardStyle, view: View): CardColour[] {
  const { market, list, zone, now } = view;
  const slug = inMarket(style.texts, market)?.slug ?? '';
  return style.colourways.flatMap((colourway) => {
    const price = priceOf(linesOf(colourway, list), view, style.launchedAt);
    if (!price) return [];
    return {
      productId: colourway.productId,
      label: inMarket(colourway.names, market) ?? '',
      swatch: colourway.swatch,
      available: (colourway.units[zone] ?? 0) > 0 && style.launchedAt <= now,
      url: productPath(market.locale, slug, colourway.productId),
      price,
      pictures: colourway.pictures.slice(0, picturesOfCard),
    };
  });
}

/**
 * The colourway that represents a style in a market: the first that can be bought, else the first that is sold there.
 */
export function defaultColourway<S extends CardStyle>(
  { colourways }: S,
  { list, zone }: View,
): S['colourways'][number] | undefined {
  const sold = colourways.filter((colourway) => linesOf(colourway, list).length > 0);
  return sold.find((colourway) => (colourway.units[zone] ?? 0) > 0) ?? sold[0];
}

/** The card of a hit of a selection. */
export function cardOfHit({ row, place }: Hit, view: View): Card | undefined {
  const shown = view.memory.cardStyleAt(row, view.market)?.colourways[place];
  return shown && cardOf(shown, view);
}
