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
  const texts = [name, title, titleHtml, firstWords(richText)];
  const own = texts.find((one): one is string => typeof one === 'string' && one !== '');
  return own === undefined ? undefined : plainText(own);
}

/** A block as authors know it: its kind with what it says of itself. */
export function blockText(t: Translate, block: Readonly<{ type: string; props: object }>): string {
  const own = ownText(block);
  return own === undefined ? kindText(t, block) : `${kindText(t, block)}: ${own}`;
}

function firstWords(html: unknown): string {
  const text = typeof html === 'string' ? plainText(html) : '';
  return text.length > opening ? `${text.slice(0, opening).replace(/\s\S*$/, '')} …` : text;
}
