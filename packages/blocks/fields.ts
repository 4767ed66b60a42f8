import type { ContentBlock } from '@eyelet/contracts/content/page.ts';
import type { MessageKey } from '@eyelet/messages/keys.ts';
import type { ContentLink } from './link-shape.ts';

/** The group of a field in the editor. */
export type FieldGroup = 'content' | 'products' | 'look';

/** What an id refers to. */
export type ReferenceTarget = 'category' | 'product';

type Common<P> = Readonly<{
  label: MessageKey;
  help?: MessageKey;
  /** By default `content`. */
  group?: FieldGroup;
  /** Shown only while another member is filled, or empty. */
  shownWhen?: Readonly<{ member: keyof P & string; filled: boolean }>;
}>;

type Choice<V extends string> = Readonly<{ control: 'choice'; options: Readonly<Record<V, MessageKey>> }>;
type Text = Readonly<{ control: 'text' | 'long-text' | 'picture' }> | Reference<'reference'>;
type Reference<C> = Readonly<{ control: C; to: ReferenceTarget }>;
type Several = Readonly<{ control: 'texts' }> | Reference<'references'>;
type List<F> = Readonly<{ control: 'list'; item: MessageKey; fields: F }>;
/** Blocks in the block, of the types that its kind takes. */
type Blocks = Readonly<{ control: 'blocks'; item: MessageKey }>;

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
        ? Item extends string
          ? Several
          : Item extends ContentBlock
            ? Blocks
            : List<Fields<Item>>
        : V extends ContentLink
          ? Readonly<{ control: 'link' }>
          : never;

type IsChoice<V> = [V] extends [string] ? (string extends V ? false : true) : false;

type FieldOf<V, P> = Common<P> & (IsChoice<V> extends true ? Choice<V & string> : ControlOf<V>);

/**
 * How the studio edits properties: a field for each member, in the order of the form. Limits are not repeated here, as
 * the schema has them (`field-limits.ts`).
 */
export type Fields<P> = { readonly [M in keyof P]-?: FieldOf<NonNullable<P[M]>, P> };

/** Fields of unknown properties. */
export type AnyFields = { readonly [member: string]: AnyField };

export type AnyField = Common<Record<string, unknown>> &
  (
    | Text
    | Several
    | Blocks
    | Choice<string>
    | { readonly control: 'switch' | 'number' | 'link' }
    | { readonly control: 'list'; readonly item: MessageKey; readonly fields: AnyFields }
  );
