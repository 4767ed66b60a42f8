import type { AnyField, AnyFields } from '@eyelet/blocks/fields.ts';
import { itemKinds } from '@eyelet/blocks/items/kinds.ts';
import { kindOf } from '@eyelet/blocks/kinds.ts';
import { breakpointNames } from '@eyelet/blocks/shared-fields/media-fields.ts';
import type { ContentDocument } from '@eyelet/contracts/content/document.ts';
import { isObject, placeOf } from '@eyelet/domain/content/places.ts';
import type { MessageKey } from '@eyelet/messages/keys.ts';
import type { Translate } from '@eyelet/messages/translate.ts';

const longest = 200;

/** The first words of a block with a text alone. */
const opening = 40;

/** A block as authors know it: its kind with its name, its title or the first words of its text. */
export function blockText(t: Translate, { type, props }: Readonly<{ type: string; props: object }>): string {
  const { name, title, richText } = props as Readonly<Record<string, unknown>>;
  const kind = kindOf(type);
  const label = kind ? t(kind.label) : type;
  const own = [name, title, firstWords(richText)].find((one) => typeof one === 'string' && one !== '');
  return own === undefined ? label : `${label}: ${own}`;
}

function firstWords(html: unknown): string {
  const text = typeof html === 'string' ? plain(html) : '';
  return text.length > opening ? `${text.slice(0, opening).replace(/\s\S*$/, '')} …` : text;
}

const plain = (html: string) => html.replaceAll(/<[^>]*>/g, ' ').trim();

/** A place of a document in words: the block, then the fields that lead to it. */
export function placeText(
  t: Translate,
  path: string,
  document: ContentDocument,
  values: readonly unknown[] = [],
): string {
  const [head = '', second, ...rest] = placeOf(path).map(String);
  if (head === 'variants' && second !== undefined) {
    return `${second.toUpperCase()}: ${placeText(t, rest.join('.'), document, values)}`;
  }
  if (head === 'blocks' && second !== undefined) {
    const block = blockIn(document, second) ?? values.find(isBlock);
    const members = rest[0] === 'props' ? rest.slice(1) : rest;
    if (!block) return [second, ...members].join(' › ');
    return [blockText(t, block), ...fieldTexts(t, kindOf(block.type)?.fields, members)].join(' › ');
  }
  const fields = Object.values(itemKinds).find((kind) => second !== undefined && Object.hasOwn(kind.fields, second));
  if (head === 'props') return fieldTexts(t, fields?.fields, second === undefined ? [] : [second, ...rest]).join(' › ');
  return path;
}

type TypedBlock = Readonly<{ type: string; props: object }>;

const isBlock = (value: unknown): value is TypedBlock =>
  isObject(value) && typeof value.type === 'string' && isObject(value.props);

function blockIn({ sections }: ContentDocument, id: string): TypedBlock | undefined {
  const block = sections.flatMap(({ blocks }) => blocks).find((one) => one.id === id);
  return block && 'type' in block ? block : undefined;
}

function fieldTexts(
  t: Translate,
  fields: AnyFields | undefined,
  [member, ...rest]: readonly string[],
): readonly string[] {
  if (member === undefined) return [];
  const field: AnyField | undefined = fields?.[member];
  if (!field) return [memberText(t, member), ...fieldTexts(t, fields, rest)];
  return [t(field.label), ...fieldTexts(t, 'fields' in field ? field.fields : undefined, rest)];
}

/** Members that no field of a block declares: what pictures and films are made of, by width of screen. */
const memberLabels: Readonly<Record<string, MessageKey>> = {
  ...breakpointNames,
  ...{ picture: 'blocks.field.picture', video: 'studio.editor.film', alt: 'blocks.field.alt' },
  ...{ label: 'blocks.field.words', href: 'blocks.field.href' },
};

function memberText(t: Translate, member: string): string {
  const label = Object.hasOwn(memberLabels, member) ? memberLabels[member] : undefined;
  if (label) return t(label);
  return /^\d+$/.test(member) ? String(Number(member) + 1) : member;
}

/** A value as a table shows it: words as they are, anything else by what it is made of, cut where it is long. */
export function shownValue(t: Translate, value: unknown): string {
  if (value === null || value === undefined || value === '') return '–';
  if (typeof value === 'boolean') return t(value ? 'studio.on' : 'studio.off');
  if (isBlock(value)) return blockText(t, value);
  const text = typeof value === 'string' ? plain(value) : JSON.stringify(value);
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}
