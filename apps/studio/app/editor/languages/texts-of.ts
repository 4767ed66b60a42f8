import type { AnyField, AnyFields } from '@eyelet/blocks/fields.ts';
import { itemKinds } from '@eyelet/blocks/items/kinds.ts';
import { wordMembers } from '@eyelet/blocks/items/words-of.ts';
import { kindOf } from '@eyelet/blocks/kinds.ts';
import type { ContentDocument } from '@eyelet/contracts/content/document.ts';
import type { ContentKind } from '@eyelet/contracts/content/kinds.ts';
import { isObject, pathTo } from '@eyelet/domain/content/places.ts';

export type SourceText = Readonly<{
  /** Its place in the document. */
  path: string;
  value: string;
  control: 'text' | 'long-text' | 'inline-html' | 'rich-text';
}>;

type Values = Readonly<Record<string, unknown>>;

const written = new Set(['text', 'long-text', 'inline-html', 'rich-text']);

/** The texts of a document that are written for people, in their order, in its source language. */
export function textsOf(kind: ContentKind, document: ContentDocument): readonly SourceText[] {
  const blocks = document.sections.flatMap((section) => section.blocks);
  return [
    ...textsIn(itemKinds[kind].fields, document.props, 'props'),
    ...blocks.flatMap((block) => ('ref' in block ? [] : textsOfBlock(block, `blocks.${block.id}`))),
  ];
}

function textsOfBlock({ type, props }: Readonly<{ type: string; props: Values }>, path: string): readonly SourceText[] {
  const kind = kindOf(type);
  return kind ? textsIn(kind.fields, props, path) : [];
}

function textsIn(fields: AnyFields, values: Values, path: string): readonly SourceText[] {
  return Object.entries(fields).flatMap(([member, field]) => {
    const value = values[member];
    const at = pathTo(path, member);
    return value === undefined ? [] : textsAt(field, value, at, wordMembers.has(member));
  });
}

type Control = Pick<AnyField, 'control'> & Readonly<{ fields?: AnyFields; of?: Control }>;

/** The texts at a place; names for machines, and measures, are no words, and the same in every language. */
function textsAt(field: Control, value: unknown, path: string, isWord: boolean): readonly SourceText[] {
  const { control, fields, of } = field as Control;
  if (typeof value === 'string') {
    return isWord && written.has(control) && value.trim() !== ''
      ? [{ path, value, control: control as SourceText['control'] }]
      : [];
  }
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => {
      const at = pathTo(path, index);
      if (control === 'blocks') return textsOfBlock(item, `${at}.props`);
      if (control === 'texts' && isWord) return [{ path: at, value: String(item), control: 'text' as const }];
      if (control === 'media-list') return alternativesIn(item, at);
      return fields && isObject(item) ? textsIn(fields, item, at) : [];
    });
  }
  if (!isObject(value)) return [];
  if (control === 'link') return labelled(value.label, pathTo(path, 'label'));
  if (control === 'media' || control === 'image') return alternativesIn(value, path);
  if (control === 'by-breakpoint' && of) {
    return Object.entries(value).flatMap(([at, one]) => textsAt(of, one, pathTo(path, at), isWord));
  }
  return fields ? textsIn(fields, value, path) : [];
}

const labelled = (value: unknown, path: string): readonly SourceText[] =>
  typeof value === 'string' && value !== '' ? [{ path, value, control: 'text' }] : [];

/** Alternative texts of pictures: of one, or of one for each breakpoint. */
function alternativesIn(value: unknown, path: string): readonly SourceText[] {
  if (!isObject(value)) return [];
  if (typeof value.alt === 'string') return labelled(value.alt, pathTo(path, 'alt'));
  return Object.entries(value).flatMap(([at, one]) => alternativesIn(one, pathTo(path, at)));
}
