import type { MessageKey } from '@eyelet/messages/keys.ts';
import type { TSchema } from 'typebox';
import type { AnyFields, Fields } from './fields.ts';
import type { Needs } from './needs.ts';

/** Leads the properties of one version to those of the next. */
export type Migration = Readonly<{
  /** Properties of the version that it leads from; a test takes them to the newest one. */
  example: Readonly<Record<string, unknown>>;
  migrate: (props: Readonly<Record<string, unknown>>) => Record<string, unknown>;
}>;

/** Properties as an author could have written them. */
export type BlockExample<P> = Readonly<{ name: string; props: P }>;

/**
 * All of a kind of block but its view, which `views.ts` brings: what is stored and how older versions become that, how the
 * studio edits it, examples for the gallery and the tests, and what it asks the shop for.
 */
export type BlockKind<P, N extends Needs = Needs> = Readonly<{
  type: string;
  version: number;
  schema: TSchema;
  /** The first leads from version 1 to 2, and so on. */
  migrations: readonly Migration[];
  label: MessageKey;
  fields: Fields<P>;
  examples: readonly [BlockExample<P>, ...BlockExample<P>[]];
  needs?: (props: P) => N;
}>;

/** A kind of block whose properties are not known. */
export type AnyBlockKind = Readonly<{
  type: string;
  version: number;
  schema: TSchema;
  migrations: readonly Migration[];
  label: MessageKey;
  fields: AnyFields;
  examples: readonly BlockExample<object>[];
  needs?: (props: never) => Needs;
}>;
