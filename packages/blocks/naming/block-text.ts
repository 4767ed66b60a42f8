import { isObject } from '@eyelet/domain/content/places.ts';
import type { Translate } from '@eyelet/messages/translate.ts';
import { kindOf } from '../kinds.ts';
import { plainText } from './plain-text.ts';

/** The first words of a block with a text alone. */
const opening = 40;

export type TypedBlock = Readonly<{ type: string; props: Readonly<Record<string, unknown>> }>;

export const isTypedBlock = (value: unknown): value is TypedBlock =>
  isObject(value) && typeof value.type === 'string' && isObject(value.props);

/** What kind of block it is, in words. */
export function kindText(t: Translate, { type }: Pick<TypedBlock, 'type'>): string {
  const kind = kindOf(type);
  return kind ? t(kind.label) : type;
}

/** What a block says of itself: its name, its title or the first words of its text; undefined if it says nothing. */
export function ownText({ props }: Readonly<{ props: object }>): string | undefined {
  const { name, title, titleHtml, richText } = props as Readonly<Record<string, unknown>>;
  // Only HTML is read as such: a title may be about what is smaller than something.
  const texts = [textOf(name), textOf(title), plainText(textOf(titleHtml)), firstWords(textOf(richText))];
  return texts.find((one) => one.trim() !== '');
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** A block as authors know it: its kind with what it says of itself. */
export function blockText(t: Translate, block: Readonly<{ type: string; props: object }>): string {
  const own = ownText(block);
  return own === undefined ? kindText(t, block) : `${kindText(t, block)}: ${own}`;
}

function firstWords(html: string): string {
  const text = plainText(html);
  return text.length > opening ? `${text.slice(0, opening).replace(/\s\S*$/, '')} …` : text;
}
