import type { Card, CardColour } from '@eyelet/contracts/catalogue/card.ts';
import type { Price } from '@eyelet/contracts/catalogue/price.ts';
import { onceForAnswer } from '../answers/once-for-answer.ts';
import type { PriceProps } from '../prices/price.tsx';

type ShownPrice = PriceProps['price'];

/**
 * A colour of a card; price and URL are left out when the price is the card's and the URL differs by the product id
 * alone.
 */
export type ShownColour = Omit<CardColour, 'url' | 'price'> & Readonly<{ url?: string; price?: ShownPrice }>;

/**
 * What a card shows of a style, which is less than the API's answer: a page has dozens of them, each once as markup and
 * once as data for the browser. A complete card is also valid.
 */
export type ShownCard = Omit<Card, 'price' | 'productType' | 'colours'> &
  Readonly<{ price: ShownPrice; colours: readonly ShownColour[] }>;

/** Cards as pages contain them. */
export function shownCards(cards: readonly Card[]): ShownCard[] {
  return cards.map(({ productType: _, price, colours, ...card }) => ({
    ...card,
    price: shownPrice(price),
    pictures: colours.find(({ productId }) => productId === card.id)?.pictures ?? card.pictures,
    colours: colours.length < 2 ? [] : colours.map((colour) => shownColour(colour, card, price)),
  }));
}

/** URL of one of the card's colours. */
export function colourUrl(
  { id, url }: Pick<Card, 'id' | 'url'>,
  colour: Pick<ShownColour, 'productId' | 'url'>,
): string {
  return colour.url ?? url.slice(0, -id.length) + colour.productId;
}

function shownColour({ url, price, ...colour }: CardColour, card: Pick<Card, 'id' | 'url'>, usual: Price): ShownColour {
  const isUsual = JSON.stringify(price) === JSON.stringify(usual);
  return {
    ...colour,
    ...(url === colourUrl(card, colour) ? {} : { url }),
    ...(isUsual ? {} : { price: shownPrice(price) }),
  };
}

function shownPrice({ current, original, lowCurrent, highCurrent, historicBestPrice, reason }: Price): ShownPrice {
  return {
    current,
    original,
    ...(lowCurrent < highCurrent ? { lowCurrent, highCurrent } : {}),
    ...(historicBestPrice === null ? {} : { historicBestPrice }),
    ...(reason === null ? {} : { reason }),
  };
}

/** Cards as pages contain them, those of a kept answer once. */
export const shownOnce = onceForAnswer(shownCards);
