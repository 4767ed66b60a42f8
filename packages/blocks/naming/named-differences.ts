import type { ContentDocument } from '@eyelet/contracts/content/document.ts';
import type { Difference } from '@eyelet/domain/content/differences.ts';
import { isTypedBlock } from './block-text.ts';
import { type Documents, namedPlace } from './named-place.ts';
import type { Naming } from './naming.ts';
import { valueText, valueTexts } from './value-text.ts';

/** A difference as people read it. Texts are empty where there is no value. */
export type NamedDifference = Readonly<{
  path: string;
  place: string;
  change: Difference['change'];
  /** Whether it is a block as a whole. */
  isBlock: boolean;
  before: string;
  after: string;
}>;

type Versions = Readonly<{ before: ContentDocument; after: ContentDocument }>;

/** Differences between two versions, each with its place as the editor names it, and its values as readers see them. */
export function namedDifferences(
  words: Naming,
  differences: readonly Difference[],
  { before, after }: Versions,
): readonly NamedDifference[] {
  const naming = { ...words, hasSections: true };
  return differences.map((one): NamedDifference => {
    // What is gone is named by the version that had it.
    const documents: Documents = one.change === 'removed' ? [before, after] : [after, before];
    const { parts, control, entry } = namedPlace(naming, one.path, documents);
    // Its values are its places, so that the value itself is said with them.
    const moved = one.change === 'moved' ? valueText(naming, entry, control) : '';
    const place = parts.join(' › ') + (moved && `: ${moved}`);
    const isBlock = one.change === 'moved' || isWholeBlock(one.before) || isWholeBlock(one.after);
    const [was, is] = around(...valueTexts(naming, one.before, one.after, control));
    return { path: one.path, place, change: one.change, isBlock, before: was, after: is };
  });
}

const isWholeBlock = (value: unknown) =>
  isTypedBlock(value) || (typeof value === 'object' && value !== null && 'ref' in value);

/** Characters of a text that are shown, and of those before its first change. */
const [longest, lead] = [200, 40];

/** Two texts, cut so that what differs is in sight. */
function around(before: string, after: string): readonly [string, string] {
  if (before.length <= longest && after.length <= longest) return [before, after];
  const most = before === '' || after === '' ? 0 : Math.min(before.length, after.length);
  let same = 0;
  while (same < most && before[same] === after[same]) same++;
  const from = same > lead * 2 ? before.lastIndexOf(' ', same - lead) + 1 : 0;
  const cut = (text: string) => {
    const part = text.slice(from, from + longest);
    return `${from > 0 ? '… ' : ''}${part}${text.length > from + longest ? ' …' : ''}`;
  };
  return [cut(before), cut(after)];
}

/** The targets that differences name, by path or by `targetKey`. */
export function targetsOf(
  naming: Omit<Naming, 'nameOf'>,
  differences: readonly Difference[],
  versions: Versions,
): readonly string[] {
  const asked = new Set<string>();
  const nameOf = (target: string) => {
    asked.add(target);
    return undefined;
  };
  namedDifferences({ ...naming, nameOf }, differences, versions);
  return [...asked];
}
