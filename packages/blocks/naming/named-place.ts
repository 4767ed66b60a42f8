import type { ContentDocument, DocumentBlock } from '@eyelet/contracts/content/document.ts';
import { isObject, placeOf } from '@eyelet/domain/content/places.ts';
import type { MessageKey } from '@eyelet/messages/keys.ts';
import type { AnyFields } from '../fields.ts';
import { itemKinds } from '../items/kinds.ts';
import { kindOf } from '../kinds.ts';
import { breakpointNames } from '../shared-fields/media-fields.ts';
import { isTypedBlock, kindText, ownText } from './block-text.ts';
import { audienceText } from './market-text.ts';
import { type Naming, targetKey } from './naming.ts';
import { partText } from './part-text.ts';

/** The control of a field, with what it says of its values. */
export type Control = Readonly<{
  control: string;
  fields?: AnyFields;
  of?: Control;
  item?: MessageKey;
  options?: Readonly<Record<string, MessageKey>>;
  to?: 'category' | 'product' | 'event';
}>;

/**
 * A place as the editor names it: what leads to it, and the control that edits its value; undefined for a whole block. Of an entry
 * that has only its number, also what it is.
 */
export type NamedPlace = Readonly<{ parts: readonly string[]; control?: Control | undefined; entry?: unknown }>;

type Place = readonly (string | number)[];

/** Documents in which blocks of a place are looked for, the first one first: the newer version, then the older one. */
export type Documents = readonly ContentDocument[];

/** A place of a document in words: the section and the block, then the fields that lead to it. */
export function namedPlace(naming: Naming, path: string, documents: Documents): NamedPlace {
  const { t, kind, tag } = naming;
  const [head = '', second, ...rest] = placeOf(path);
  if (head === 'variants' && second !== undefined) {
    const inner = namedPlace(naming, path.slice(`variants.${second}.`.length), documents);
    return prefixed([audienceText(tag, String(second))], inner);
  }
  if (head === 'blocks' && second !== undefined) return inBlock(naming, String(second), rest, documents);
  if (head === 'props') {
    return inFields(naming, itemKinds[kind].fields, [second ?? '', ...rest], documents[0]?.props);
  }
  const own = Object.hasOwn(headLabels, head) ? headLabels[head] : undefined;
  const control = head === 'layout' ? layoutControl(kind) : audiences;
  return own ? { parts: [t(own)], control } : { parts: [path] };
}

/** The same in one line. */
export function placeText(naming: Naming, path: string, documents: Documents): string {
  return namedPlace(naming, path, documents).parts.join(' › ');
}

const headLabels: Readonly<Record<string, MessageKey>> = {
  language: 'blocks.change.language',
  layout: 'blocks.field.layout',
  onlyIn: 'blocks.change.markets',
};

/** Languages and markets, by their names. */
const audiences: Control = { control: 'audiences' };

const layoutControl = (kind: Naming['kind']): Control => ({
  control: 'choice',
  options: itemKinds[kind].layouts ?? {},
});

function inBlock(naming: Naming, id: string, place: Place, documents: Documents): NamedPlace {
  const { t, kind, hasSections = false } = naming;
  const found = documents.flatMap(({ sections }) =>
    sections.flatMap(({ name, blocks }) =>
      blocks.filter((one) => one.id === id).map((block) => ({ name, block, blocks })),
    ),
  )[0];
  if (!found) return { parts: [id, ...place.map(String)] };
  const section =
    hasSections && itemKinds[kind].sections === 'many' ? [t('studio.editor.section', { name: found.name })] : [];
  const whole = [...section, placedText(naming, found.block, found.blocks)];
  const [member] = place;
  if (member === undefined) return { parts: whole };
  if (member === 'onlyIn') return { parts: [...whole, t('blocks.change.markets')], control: audiences };
  if ('ref' in found.block) return { parts: whole, control: { control: 'shared' } };
  const fields = kindOf(found.block.type)?.fields ?? {};
  return prefixed(whole, inFields(naming, fields, member === 'props' ? place.slice(1) : place, found.block.props));
}

/** A block by what it says of itself, else by its number among those of its kind in the section. */
function placedText(naming: Naming, block: DocumentBlock, blocks: readonly DocumentBlock[]): string {
  if ('ref' in block) return sharedText(naming, block.ref);
  const own = ownText(block);
  const kind = kindText(naming.t, block);
  if (own !== undefined) return `${kind}: ${own}`;
  const alike = blocks.filter((one) => 'type' in one && one.type === block.type);
  return alike.length > 1 ? `${kind} ${alike.indexOf(block) + 1}` : kind;
}

/** A shared block by its name. */
export function sharedText({ t, nameOf }: Naming, ref: string): string {
  const name = nameOf?.(targetKey('item', ref));
  return name === undefined ? t('studio.editor.reference') : `${t('studio.editor.reference')}: ${name}`;
}

function inFields(naming: Naming, fields: AnyFields, [member = '', ...rest]: Place, values: unknown): NamedPlace {
  const name = String(member);
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
  const value = isObject(values) ? values[name] : undefined;
  if (field) return inControl(naming, field as Control, naming.t(field.label), rest, value);
  return { parts: [memberText(naming, name), ...rest.map((one) => memberText(naming, String(one)))] };
}

/** From the field of a name further to what is in its value. */
function inControl(naming: Naming, control: Control, name: string, place: Place, value: unknown): NamedPlace {
  const { t } = naming;
  const [first, ...rest] = place;
  const under = (inner: NamedPlace) => prefixed([name], inner);
  if (first === undefined) return { parts: [name], control };
  const entry = typeof first === 'number' && Array.isArray(value) ? value[first] : undefined;
  const number = Number(first) + 1;
  switch (control.control) {
    case 'list': {
      const one = entryText(naming, control, number, entry);
      if (rest.length === 0) return under({ parts: [one] });
      return under(prefixed([one], inFields(naming, control.fields ?? {}, rest, entry)));
    }
    case 'blocks': {
      if (!isTypedBlock(entry)) return under({ parts: [`${t(control.item ?? 'blocks.item.block')} ${number}`] });
      const own = ownText(entry);
      const kind = kindText(t, entry);
      const one = own === undefined ? `${kind} ${number}` : `${kind}: ${own}`;
      const inner = rest[0] === 'props' ? rest.slice(1) : rest;
      if (inner.length === 0) return under({ parts: [one] });
      return under(prefixed([one], inFields(naming, kindOf(entry.type)?.fields ?? {}, inner, entry.props)));
    }
    case 'texts':
    case 'references':
      return { parts: [`${name} ${number}`], control, entry };
    case 'choices':
      return { parts: [name], control, entry };
    case 'media-list':
      return inControl(naming, { control: 'media' }, `${name} ${number}`, rest, entry);
    case 'group':
      return under(inFields(naming, control.fields ?? {}, place, value));
    case 'by-breakpoint':
      return under(
        inControl(naming, control.of ?? { control: 'text' }, memberText(naming, String(first)), rest, undefined),
      );
    default:
      return under({ parts: place.map((one) => memberText(naming, String(one))), control: memberControl(place) });
  }
}

const prefixed = (before: readonly string[], place: NamedPlace): NamedPlace => ({
  ...place,
  parts: [...before, ...place.parts],
});

/** An entry of a list by its number, with what tells it from the others, such as the segment of a part. */
function entryText({ t }: Naming, { item, fields = {} }: Control, number: number, entry: unknown): string {
  const label = `${t(item ?? 'blocks.item.block')} ${number}`;
  return isObject(entry) ? partText(t, label, fields as Readonly<Record<string, Control>>, entry) : label;
}

/** Members that no field of a block declares: what links, pictures and films are made of, by width of screen. */
const memberLabels: Readonly<Record<string, MessageKey>> = {
  ...breakpointNames,
  ...{ kind: 'studio.editor.medium', picture: 'blocks.field.picture', video: 'studio.editor.film' },
  ...{ alt: 'blocks.field.alt', decorative: 'studio.check.decorative', poster: 'blocks.field.poster' },
  ...{ focus: 'blocks.change.focus', crop: 'blocks.change.crop' },
  ...{ label: 'blocks.field.words', href: 'blocks.field.href' },
  ...{ playerSettings: 'blocks.field.playerSettings', autoplay: 'blocks.field.autoplay', loop: 'blocks.field.loop' },
  ...{ hideControls: 'blocks.field.hideControls', muted: 'blocks.field.muted' },
};

function memberText({ t }: Naming, member: string): string {
  const label = Object.hasOwn(memberLabels, member) ? memberLabels[member] : undefined;
  if (label) return t(label);
  return /^\d+$/.test(member) ? String(Number(member) + 1) : member;
}

const mediumKinds = { image: 'studio.editor.image', video: 'studio.editor.film' } as const;

/** How a member of a link, a picture or a film is read. */
function memberControl(place: Place): Control | undefined {
  const member = place.at(-1);
  if (member === 'href') return { control: 'address' };
  if (member === 'picture' || member === 'poster') return { control: 'picture' };
  if (member === 'video') return { control: 'film' };
  return member === 'kind' ? { control: 'choice', options: mediumKinds } : { control: 'text' };
}
