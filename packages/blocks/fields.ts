import type { ContentBlock } from '@eyelet/contracts/content/page.ts';
import type { MessageKey } from '@eyelet/messages/keys.ts';
import type { ContentLink } from './link-shape.ts';
import type { Breakpoint } from './shared/breakpoints.ts';
import type { Media, Medium } from './shared/shape.ts';

/** The group of a field in the editor. */
export type FieldGroup = 'content' | 'media' | 'products' | 'look' | 'layout';

/** What an id refers to. */
export type ReferenceTarget = 'category' | 'product' | 'event';

type Common<P> = Readonly<{
  label: MessageKey;
  help?: MessageKey;
  /** By default `content`. */
  group?: FieldGroup;
  /** Shown only while another member is filled, is empty, or has one of some values. */
  shownWhen?: Readonly<{ member: keyof P & string }> &
    (Readonly<{ filled: boolean }> | Readonly<{ is: readonly string[] }>);
}>;

type Choice<V extends string> = Readonly<{ control: 'choice'; options: Readonly<Record<V, MessageKey>> }>;
type Choices<V extends string> = Readonly<{ control: 'choices'; options: Readonly<Record<V, MessageKey>> }>;
type WordControl = 'text' | 'long-text' | 'inline-html' | 'rich-text';
/** `own-id` is a name of its own that one of a list gets when it is added, and that nobody edits. */
type NameControl = 'picture' | 'film' | 'colour' | 'address' | 'time-zone' | 'own-id';
type Text = Readonly<{ control: WordControl | NameControl }> | Reference<'reference'>;
type Reference<C> = Readonly<{ control: C; to: ReferenceTarget }>;
type Several = Readonly<{ control: 'texts' }> | Reference<'references'>;
type List<F> = Readonly<{ control: 'list'; item: MessageKey; fields: F }>;
/** Blocks in the block, of the types that its kind takes. */
type Blocks = Readonly<{ control: 'blocks'; item: MessageKey }>;
type Group<F> = Readonly<{ control: 'group'; fields: F }>;
/** One field for each breakpoint; `of` edits its value. */
type ByBreakpoint<F> = Readonly<{ control: 'by-breakpoint'; of: F }>;

/** The controls that can edit a list with items of a type. */
type ListControlOf<Item> = Item extends string
  ? string extends Item
    ? Several
    : never
  : Item extends ContentBlock
    ? Blocks
    : Item extends Media
      ? Readonly<{ control: 'media-list' }>
      : List<Fields<Item>>;

/** The controls that can edit an object. */
type ObjectControlOf<V> = V extends ContentLink
  ? Readonly<{ control: 'link' }>
  : V extends Medium
    ? Readonly<{ control: 'image' }>
    : keyof V extends Breakpoint
      ? V extends Media
        ? Readonly<{ control: 'media' }>
        : ByBreakpoint<InnerFieldOf<NonNullable<V[keyof V]>>>
      : V extends object
        ? Group<Fields<V>>
        : never;

/** The controls that can edit a value of a type. */
type ControlOf<V> = V extends boolean
  ? Readonly<{ control: 'switch' }>
  : V extends number
    ? Readonly<{ control: 'number' }>
    : V extends string
      ? string extends V
        ? Text
        : never
      : V extends readonly (infer Item)[]
        ? ListControlOf<Item>
        : ObjectControlOf<V>;

type IsChoice<V> = [V] extends [string] ? (string extends V ? false : true) : false;

/** Words of a closed list, of which several may be chosen. */
type ChosenOf<V> = V extends readonly (infer Item)[] ? (IsChoice<Item> extends true ? Item & string : never) : never;

/** A field without label, of a member that has one. */
type InnerFieldOf<V> =
  IsChoice<V> extends true ? Choice<V & string> : [ChosenOf<V>] extends [never] ? ControlOf<V> : Choices<ChosenOf<V>>;

type FieldOf<V, P> = Common<P> & InnerFieldOf<V>;

/**
 * How the studio edits properties: a field for each member, in the order of the form. Limits are not repeated here, as
 * the schema has them (`field-limits.ts`).
 */
export type Fields<P> = { readonly [M in keyof P]-?: FieldOf<NonNullable<P[M]>, P> };

/** Fields of members that several kinds have; none depends on another member, which a kind might not have. */
export type SharedFields<P> = { readonly [M in keyof P]-?: FieldOf<NonNullable<P[M]>, Record<never, never>> };

/** Fields of unknown properties. */
export type AnyFields = { readonly [member: string]: AnyField };

export type AnyField = Common<Record<string, unknown>> & AnyControl;

type AnyControl =
  | Text
  | Several
  | Blocks
  | Choice<string>
  | Choices<string>
  | { readonly control: 'switch' | 'number' | 'link' | 'image' | 'media' | 'media-list' }
  | { readonly control: 'list'; readonly item: MessageKey; readonly fields: AnyFields }
  | { readonly control: 'group'; readonly fields: AnyFields }
  | { readonly control: 'by-breakpoint'; readonly of: AnyControl };
