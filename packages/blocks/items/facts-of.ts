import type { DocumentBlock } from '@eyelet/contracts/content/document.ts';
import type { ContentBlock } from '@eyelet/contracts/content/page.ts';
import type { DocumentFacts } from '@eyelet/domain/content/checklist/facts.ts';
import { isObject, pathTo } from '@eyelet/domain/content/places.ts';
import type { ResolvedDocument } from '@eyelet/domain/content/resolve-variant.ts';
import { placesIn } from '../held-blocks.ts';
import { kindOf } from '../kinds.ts';
import { wordsOnMedia } from '../shared/on-media.ts';
import { themeColours } from '../shared/theme-colours.ts';
import type { SearchTexts } from './item-kind.ts';
import { type Around, linksIn, referenceOf } from './references.ts';

type Mutable<T> = T extends readonly (infer Item)[] ? Item[] : T;
type Found = { -readonly [M in keyof DocumentFacts]: Mutable<DocumentFacts[M]> };
type Owner = Readonly<{ block: string | null; isLate: boolean }>;
/** The name of a member, and the properties in which it is. */
type Member = Readonly<{ name?: string; around?: Around }>;

/**
 * What a checklist needs to know of a document in the newest shape, as one audience reads it; search engines show some of its
 * texts if it has a page of its own.
 */
export function factsOf({ props, sections }: ResolvedDocument, searchTexts?: SearchTexts): DocumentFacts {
  const seo = searchTexts && seoOf(props, searchTexts);
  const found: Found = { headings: [], media: [], references: [], colours: [], onPictures: [], seo };
  walk(props, '', { block: null, isLate: false }, found);
  let isFirst = true;
  for (const { name, blocks } of sections) {
    for (const block of blocks) {
      const owner = { block: block.id, isLate: name.includes('lazy') };
      if ('ref' in block) found.references.push({ block: block.id, member: '', kind: 'item', target: block.ref });
      else addBlock(block, owner, isFirst, found);
      isFirst = false;
    }
  }
  return found;
}

function addBlock(shown: Exclude<DocumentBlock, { ref: string }>, owner: Owner, first: boolean, found: Found) {
  const { props } = shown;
  const { block } = owner;
  const { title, titleHtml, titleH1 } = props;
  if (title || titleHtml) {
    // A block begins below the heading of the page, whatever stood before it.
    found.headings.push({
      block,
      member: titleHtml ? 'titleHtml' : 'title',
      level: first || titleH1 ? 1 : 2,
      starts: true,
    });
  }
  walk(props, '', owner, found);
  addOnPictures(shown, block, '', found);
  const ground = hexOf(props.backdrop ?? props.backgroundColor);
  for (const member of ['titleColor', 'subtitleColor', 'richTextColor']) {
    const text = hexOf(props[member]);
    // Words on a picture are on no colour that is known.
    if (text && ground && !props.media) found.colours.push({ block, member, text, ground });
  }
}

/** The words that a block, and each within it, lays on its picture. */
function addOnPictures(shown: ContentBlock, block: string | null, path: string, found: Found): void {
  const kind = kindOf(shown.type);
  if (kind?.version !== shown.version) return;
  const onMedia = kind.onMedia?.(shown.props as never);
  if (onMedia) {
    for (const { at, picture, shape, words } of wordsOnMedia(shown.props, onMedia)) {
      const { crop, focus } = picture;
      const name = picture.picture.replace(/\.[0-9a-f]{8}$/, '');
      found.onPictures.push({
        block,
        member: pathTo(path, `media.${at}`),
        picture: { name, crop, focus, shape },
        words,
      });
    }
  }
  for (const { block: held, path: at } of placesIn(kind, shown.props)) {
    addOnPictures(held, block, pathTo(path, at), found);
  }
}

function walk(value: unknown, path: string, owner: Owner, found: Found, { name = '', around = {} }: Member = {}): void {
  if (typeof value === 'string') addText(value, path, owner, found, { name, around });
  else if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) walk(item, pathTo(path, index), owner, found, { name, around });
  } else if (isObject(value)) {
    addMedium(value, path, owner, found);
    for (const [member, one] of Object.entries(value))
      walk(one, pathTo(path, member), owner, found, { name: member, around: value });
  }
}

function addText(
  text: string,
  member: string,
  { block }: Owner,
  found: Found,
  { name, around }: Required<Member>,
): void {
  const reference = referenceOf(name, text, around);
  if (reference) found.references.push({ block, member, ...reference });
  if (!text.includes('<')) return;
  for (const target of linksIn(text)) found.references.push({ block, member, kind: 'path', target });
  for (const [, level] of text.matchAll(/<h([2-4])[\s>]/g)) {
    found.headings.push({ block, member, level: Number(level), starts: false });
  }
}

function addMedium(
  value: Readonly<Record<string, unknown>>,
  member: string,
  { block, isLate }: Owner,
  found: Found,
): void {
  const { kind, picture, video, alt, decorative } = value;
  const isShown = kind === 'image' || kind === 'video';
  const name = kind === 'video' ? video : picture;
  if (typeof name !== 'string' || name === '') return;
  const said = { name: name.replace(/\.[0-9a-f]{8}$/, ''), alt: typeof alt === 'string' ? alt : '' };
  found.media.push({
    ...{ block, member, ...said, isLate, isShown },
    ...{ isDecorative: decorative === true, isFilm: kind === 'video' },
  });
}

function seoOf(props: ResolvedDocument['props'], { title, description }: SearchTexts): DocumentFacts['seo'] {
  const textAt = (member: string) => {
    const value = member.split('.').reduce<unknown>((at, name) => (isObject(at) ? at[name] : undefined), props);
    return { member, text: typeof value === 'string' ? value : '' };
  };
  return { title: textAt(title), description: textAt(description) };
}

function hexOf(colour: unknown): string | undefined {
  if (typeof colour !== 'string') return undefined;
  return colour.startsWith('#') ? colour : themeColours[colour];
}
