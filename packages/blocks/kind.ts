import type { ContentBlock } from '@eyelet/contracts/content/page.ts';
import type { MessageKey } from '@eyelet/messages/keys.ts';
import type { TSchema } from 'typebox';
import type { Offered } from './chooser.ts';
import type { AnyFields, Fields } from './fields.ts';
import type { AnswersTo, Needs } from './needs.ts';
import type { OnMedia } from './shared/on-media.ts';
import type { Subject } from './subject.ts';
import type { WhereShown, WhyEmpty } from './why-empty.ts';

/** Migrates the properties of one version to the next. */
export type Migration = Readonly<{
  /** Properties of the version it starts from; a test migrates them to the newest one. */
  example: Readonly<Record<string, unknown>>;
  migrate: (props: Readonly<Record<string, unknown>>) => Record<string, unknown>;
}>;

/** Properties as an author could have written them. */
export type BlockExample<P> = Readonly<{ name: string; props: P }>;

/**
 * The member of a block that holds further blocks, and the allowed types. `parts` is a list whose entries hold blocks as
 * well, such as the segments of a page's visitors.
 */
export type Holding<P> = Readonly<{
  member: keyof P & string;
  types: readonly string[] | 'any';
  parts?: Readonly<{ member: keyof P & string; inEach: string; label: MessageKey }>;
}>;

/**
 * A kind of block without its view, which `views.ts` loads: how the editor offers it, the stored schema and the migrations of
 * older versions, its fields in the studio, examples for the gallery and the tests, and its needs.
 */
export type BlockKind<P, N extends Needs = Needs> = Offered &
  Readonly<{
    type: string;
    version: number;
    schema: TSchema;
    /** The first migrates from version 1 to 2, and so on. */
    migrations: readonly Migration[];
    label: MessageKey;
    fields: Fields<P>;
    /**
     * Members that it does not show, by path (`targets.style`): stored blocks may have them, and the studio offers no field for
     * them.
     */
    unshown?: readonly string[];
    examples: readonly [BlockExample<P>, ...BlockExample<P>[]];
    needs?: (props: P) => N;
    /** The view gets these blocks rendered, as `held`. */
    holds?: Holding<P>;
    /** Whether it is shown on a page about something; by default on every page. */
    shownOn?: (props: P, subject: Subject) => boolean;
    /** Why shoppers see nothing of it, by the rule of its view if that renders nothing then, or why a part of it is of no use to anybody. */
    whyEmpty?: (props: P, answers: AnswersTo<N>, shown: WhereShown) => WhyEmpty | undefined;
    /** Whether the view has no behaviour for these properties: browsers keep its HTML and load no script for it. */
    still?: (props: P) => boolean;
    /** How it lays its words on its picture; undefined where they are beside it. */
    onMedia?: (props: P) => OnMedia | undefined;
  }>;

/** A kind of block with unknown properties. */
export type AnyBlockKind = Offered &
  Readonly<{
    type: string;
    version: number;
    schema: TSchema;
    migrations: readonly Migration[];
    label: MessageKey;
    fields: AnyFields;
    unshown?: readonly string[];
    examples: readonly BlockExample<object>[];
    needs?: (props: never) => Needs;
    holds?: Holding<Record<string, unknown>>;
    shownOn?: (props: never, subject: Subject) => boolean;
    whyEmpty?: (props: never, answers: never, shown: WhereShown) => WhyEmpty | undefined;
    still?: (props: never) => boolean;
    onMedia?: (props: never) => OnMedia | undefined;
  }>;

/** A kind that another one has replaced; stored pages may still have its blocks. */
export type FormerKind = Readonly<{
  type: string;
  /** A block as it was stored; a test expects that the one in its place fits. */
  example: Pick<ContentBlock, 'version' | 'props'>;
  /** The block in its place, in any version of its kind. */
  become: (block: ContentBlock) => ContentBlock;
}>;
