import { hasBit } from './memory/bits.ts';
import { pathTo } from './memory/categories.ts';
import type { ColourwayEntry, StyleEntry } from './memory/entry.ts';
import type { View } from './view.ts';

/** The most companions of one category, so that a look does not consist of four caps. */
const mostOfCategory = 2;

/** Styles examined closely: enough to fill most looks without examining all. */
const mostLookedAt = 400;

/**
 * Products worn with a product, most popular first: of other groups (shoes with clothing and bags, not with shoes), for
 * the same people and the same activities, each in its first colourway that can be shipped.
 */
export function companionsOf(style: StyleEntry, count: number, view: View): readonly ColourwayEntry[] {
  const { memory, zone } = view;
  const own = groupsOf(style, view);
  const fits = fitting(style, own, view);
  const taken = new Map<string, number>();
  const found: ColourwayEntry[] = [];
  let lookedAt = 0;
  for (const row of memory.order()) {
    if (found.length === count || lookedAt === mostLookedAt) break;
    if (!hasBit(fits, row)) continue;
    const other = memory.styleAt(row);
    if (!other) continue;
    lookedAt += 1;
    const category = other.categories[0] ?? '';
    if ((taken.get(category) ?? 0) >= mostOfCategory) continue;
    const shown = other.colourways.find(({ units }) => (units[zone] ?? 0) > 0);
    if (!shown) continue;
    taken.set(category, (taken.get(category) ?? 0) + 1);
    found.push(shown);
  }
  return found;
}

/** The second-level categories of a style: men's shoes, kids' clothing, bags. */
function groupsOf({ categories }: StyleEntry, { memory }: View): readonly string[] {
  const tree = memory.tree();
  return categories.map((id) => pathTo(tree, id)[1]?.id ?? id);
}

/** Rows of styles for the same people and activities, of none of the groups, with something that can be shipped. */
function fitting(style: StyleEntry, groups: readonly string[], { memory, zone }: View): Int32Array {
  const { columns, words } = memory;
  const unisex = words.gender.numberOf('unisex');
  const genders = style.gender === unisex ? columns.gender : [columns.gender[style.gender], columns.gender[unisex]];
  const activities = style.activities.map((number) => columns.activity[number]);
  const left = groups.map((id) => columns.category[words.category.known(id) ?? -1]);
  const open = columns.open[zone]?.any ?? [];
  return columns.companion.words.map((word, at) => {
    const any = (bits: readonly ({ words: Int32Array } | undefined)[]) =>
      bits.reduce((sum, one) => sum | ((one?.words[at] as number | undefined) ?? 0), 0);
    return word === 0 ? 0 : word & any(genders) & any(activities) & ~any(left) & any(open);
  });
}
