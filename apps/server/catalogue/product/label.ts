import type { Label } from '@eyelet/contracts/catalogue/label.ts';
import { isFew } from '../memory/count-stock.ts';
import type { CardColourway, CardStyle } from '../memory/entry.ts';
import type { View } from '../view.ts';
import { isNew } from './is-new.ts';

/**
 * The line above a product's name that gives a reason to look now, or null. The first that applies wins (C9.25,
 * B4.4.12).
 */
export function eyebrowOf(colourway: CardColourway, { labels, now, zone, memory }: View): Label | null {
  const units = colourway.units[zone] ?? 0;
  const id =
    colourway.style.launchedAt > now
      ? 'COMING SOON'
      : units === 0
        ? 'SOLD OUT'
        : colourway.style.presale
          ? 'PRESALE'
          : isFew(units, colourway.openCounts[zone] ?? 0, memory.thresholds.fewOfSize)
            ? 'LOW STOCK'
            : undefined;
  return id === undefined ? null : { id, label: labels.eyebrows[id] };
}

/** What kind of offer a style is, or null for a plain one. */
export function badgeOf(style: CardStyle, { labels, now, memory }: View): Label | null {
  const id = style.customs
    ? 'CUSTOM'
    : style.productType === 'set'
      ? 'SET'
      : isNew(style, now, memory.thresholds.newForDays)
        ? 'NEW'
        : undefined;
  return id === undefined ? null : { id, label: labels.badges[id] };
}
