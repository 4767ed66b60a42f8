import { pathTo } from './memory/categories.ts';
import type { ColourwayEntry, StyleEntry } from './memory/entry.ts';
import type { View } from './view.ts';

/** Companions of one category, so that a look is not four caps. */
const mostOfCategory = 2;

/**
 * What is worn with a product, most popular first: of other groups (shoes with clothing and bags, not with shoes), for the
 * same people and the same activities, each in its first colourway that can be shipped.
 */
export function companionsOf(style: StyleEntry, count: number, view: View): readonly ColourwayEntry[] {
  const { memory, region } = view;
  const own = groupsOf(style, view);
  const taken = new Map<string, number>();
  const found: ColourwayEntry[] = [];
  for (const other of memory.columns().styles) {
    if (found.length === count) break;
    const category = other.categories[0] ?? '';
    if ((taken.get(category) ?? 0) >= mostOfCategory || !fits(style, other, view)) continue;
    if (groupsOf(other, view).some((group) => own.includes(group))) continue;
    const shown = other.colourways.find(({ units }) => (units[region] ?? 0) > 0);
    if (!shown) continue;
    taken.set(category, (taken.get(category) ?? 0) + 1);
    found.push(shown);
  }
  return found;
}

/** The second level of the tree that a style hangs under: men's shoes, kids' clothing, bags. */
function groupsOf({ categories }: StyleEntry, { memory }: View): readonly string[] {
  const tree = memory.tree();
  return categories.map((id) => pathTo(tree, id)[1]?.id ?? id);
}

function fits(one: StyleEntry, other: StyleEntry, { memory }: View): boolean {
  if (other.productType !== 'standard' || other.storeOnly || other.presale) return false;
  const unisex = memory.words.gender.numberOf('unisex');
  const samePeople = one.gender === other.gender || one.gender === unisex || other.gender === unisex;
  return samePeople && other.activities.some((activity) => one.activities.includes(activity));
}
