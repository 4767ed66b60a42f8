import type { ContentFinding } from '@eyelet/contracts/content/check.ts';
import { contrastOf, leastContrast } from './contrast.ts';
import type { DocumentFacts, FramedPicture, TargetKind } from './facts.ts';
import { hardShare, type Pixels } from './words-on-picture.ts';

/** A finding for one audience; the caller adds which. */
export type Finding = Omit<ContentFinding, 'audience'>;

/** The facts of the shop about media and targets of a document. */
export type Known = Readonly<{
  /** Whether a target exists when the document is shown; `later` if it exists but is not published by then. */
  target: (kind: TargetKind, target: string) => 'there' | 'later' | 'gone';
  /** The facts of the library about a medium; undefined if it has none of the name. */
  medium: (name: string) => Readonly<{ isDescribed: boolean }> | undefined;
  /** A picture as its frame shows it; undefined if it is not looked at. */
  pixels?: (picture: FramedPicture) => Pixels | undefined;
}>;

/** How many characters search engines show of a title and of a description. */
export const lengths = { title: { most: 60 }, description: { least: 50, most: 160 } } as const;

/** How many pictures and films a page may load at once: together, and films alone. */
export const weights = { media: 12, films: 2 } as const;

/** The findings of a document as one audience reads it, blocking and advised ones, in the order of the rules. */
export function findingsOf(facts: DocumentFacts, known: Known): readonly Finding[] {
  return [
    ...headingFindings(facts),
    ...mediaFindings(facts, known),
    ...targetFindings(facts, known),
    ...lengthFindings(facts),
    ...weightFindings(facts),
    ...contrastFindings(facts),
    ...onPictureFindings(facts, known),
  ];
}

/** A page has one heading of the first level, and skips no level on the way down. */
function headingFindings({ headings }: DocumentFacts): readonly Finding[] {
  const [, ...further] = headings.filter(({ level }) => level === 1);
  const several = further.map(({ block, member }) => warning('heading.several', block, member));
  const skipped = headings.flatMap(({ block, member, level, starts }, index) => {
    const before = starts ? 1 : (headings[index - 1]?.level ?? 1);
    return level > before + 1 ? [warning('heading.skipped', block, member, { level, before })] : [];
  });
  return [...several, ...skipped];
}

/** Every picture has a description, unless it is marked as decorative, in the document or in the library. */
function mediaFindings({ media }: DocumentFacts, known: Known): readonly Finding[] {
  return media.flatMap(({ block, member, name, alt, isDecorative, isShown }) => {
    const medium = known.medium(name);
    const isMute = alt.trim() === '' && !isDecorative && !medium?.isDescribed;
    return [
      ...(isMute && isShown ? [blocking('alt.missing', block, `${member}.alt`, { name })] : []),
      ...(isMute && !isShown ? [warning('alt.missing', block, `${member}.alt`, { name })] : []),
      ...(medium ? [] : [warning('picture.missing', block, member, { name })]),
    ];
  });
}

function targetFindings({ references }: DocumentFacts, known: Known): readonly Finding[] {
  return references.flatMap(({ block, member, kind, target }) => {
    if (kind === 'picture') return [];
    const state = known.target(kind, target);
    if (state === 'there') return [];
    if (state === 'later') return [warning('link.notYet', block, member, { target })];
    // What a block is filtered by may go out of sale; nobody follows it as a link.
    if (/\bfilterBy\[\d+\]$/.test(member)) return [warning('link.broken', block, member, { target })];
    return [blocking(kind === 'item' ? 'part.broken' : 'link.broken', block, member, { target })];
  });
}

function lengthFindings({ seo }: DocumentFacts): readonly Finding[] {
  if (!seo) return [];
  const title = seo.title.text.length;
  const description = seo.description.text.length;
  const isOdd = description < lengths.description.least || description > lengths.description.most;
  return [
    ...(title === 0 || title > lengths.title.most
      ? [warning('title.length', null, seo.title.member, { length: title })]
      : []),
    ...(isOdd ? [warning('description.length', null, seo.description.member, { length: description })] : []),
  ];
}

function weightFindings({ media }: DocumentFacts): readonly Finding[] {
  const early = new Map(media.filter(({ isLate }) => !isLate).map(({ name, isFilm }) => [name, isFilm]));
  const films = [...early.values()].filter((isFilm) => isFilm).length;
  const isHeavy = early.size > weights.media || films > weights.films;
  return isHeavy ? [warning('page.weight', null, '', { media: early.size, films })] : [];
}

function contrastFindings({ colours }: DocumentFacts): readonly Finding[] {
  return colours.flatMap(({ block, member, text, ground }) => {
    const contrast = Math.floor(contrastOf(text, ground) * 10) / 10;
    const isTitle = /^(?:sub)?title/.test(member);
    return contrast < (isTitle ? leastContrast.large : leastContrast.usual)
      ? [warning('contrast.low', block, member, { contrast })]
      : [];
  });
}

/** The share of the picture under words from which they count as hard to read. */
export const mostHard = 0.25;

/** Words on a picture have enough contrast with what is under them; of a block the worst place is named. */
function onPictureFindings({ onPictures }: DocumentFacts, { pixels }: Known): readonly Finding[] {
  const worst = new Map<string | null, Finding & { share: number }>();
  for (const { block, member, picture, words } of onPictures) {
    const seen = pixels?.(picture);
    const share = seen ? hardShare(seen, words) : 0;
    if (share <= mostHard || share <= (worst.get(block)?.share ?? 0)) continue;
    worst.set(block, { ...warning('contrast.picture', block, member, { share: Math.round(share * 100) }), share });
  }
  return [...worst.values()].map(({ share: _, ...finding }) => finding);
}

type Values = Finding['values'];

function blocking(rule: Finding['rule'], block: string | null, member: string, values: Values = {}): Finding {
  return { rule, severity: 'blocks', block, member, values };
}

function warning(rule: Finding['rule'], block: string | null, member: string, values: Values = {}): Finding {
  return { rule, severity: 'warns', block, member, values };
}
