import { heldIn, partsIn } from '@eyelet/blocks/held-blocks.ts';
import { itemKinds } from '@eyelet/blocks/items/kinds.ts';
import { naming } from '@eyelet/blocks/items/references.ts';
import type { AnyBlockKind } from '@eyelet/blocks/kind.ts';
import { blockKinds } from '@eyelet/blocks/kinds.ts';
import type { ContentBlock } from '@eyelet/contracts/content/page.ts';
import type { TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { hostileStrings, refusedAddresses } from './hostile-strings.ts';

/** The parts of a schema that say what fits. */
type Walked = Readonly<{
  type?: string;
  const?: unknown;
  enum?: readonly unknown[];
  pattern?: string;
  minimum?: number;
  minItems?: number;
  maxItems?: number;
  uniqueItems?: boolean;
  properties?: Readonly<Record<string, Walked>>;
  required?: readonly string[];
  items?: Walked;
  anyOf?: readonly Walked[];
}>;

/**
 * One of many hostile values of a schema. Each `turn` takes other strings, alternatives and optional members, so that some
 * dozens of turns have each text of a kind in many ways. `refused` is the member of a narrow shape, by its number among
 * them, that gets a value which does not fit.
 */
type Course = { turn: number; at: number; narrow: number; refused?: number };

/** A block of a kind with hostile values in all that takes a text, and in the blocks that it holds. */
export function hostileBlock(kind: AnyBlockKind, turn: number): ContentBlock {
  const { type, version } = kind;
  return { type, version, props: withHeld(kind, turn, propsOf(kind, { turn, at: 0, narrow: 0 })) };
}

/** Blocks of a kind that each have one value which must not be stored, such as a link that would run a script. */
export function blocksToRefuse(kind: AnyBlockKind, turn: number): readonly ContentBlock[] {
  const course = { turn, at: 0, narrow: 0 };
  propsOf(kind, course);
  return Array.from({ length: course.narrow }, (_, refused) => {
    const props = propsOf(kind, { turn, at: 0, narrow: 0, refused });
    return { type: kind.type, version: kind.version, props: withHeld(kind, turn, props) };
  });
}

/** The properties of an item of a kind, with hostile values in all that takes a text. */
export function hostileItemProps(kind: keyof typeof itemKinds, turn: number): Record<string, unknown> {
  return hostileValue(itemKinds[kind].schema as Walked, '', { turn, at: 0, narrow: 0 }) as Record<string, unknown>;
}

function propsOf({ schema }: AnyBlockKind, course: Course): Record<string, unknown> {
  return hostileValue(schema as Walked, '', course) as Record<string, unknown>;
}

/** Held blocks have a schema of their own: each is hostile too, and of a kind that holds none itself. */
function withHeld(kind: AnyBlockKind, turn: number, props: Record<string, unknown>): Record<string, unknown> {
  const { holds } = kind;
  if (!holds || heldIn(kind, props).length === 0) return props;
  const { member, types, parts } = holds;
  const fit = blockKinds.filter((one) => !one.holds && (types === 'any' || types.includes(one.type)));
  const held = fit[turn % fit.length];
  if (!held) throw new Error(`no kind for ${member}`);
  const block = { type: held.type, version: held.version, props: propsOf(held, { turn: turn * 3, at: 5, narrow: 0 }) };
  const inParts = parts && {
    [parts.member]: partsIn(kind, props).map((one) => ({ ...one, [parts.inEach]: [block] })),
  };
  return { ...props, [member]: [block], ...inParts };
}

function hostileValue(schema: Walked, name: string, course: Course): unknown {
  course.at += 1;
  const nth = course.turn + course.at * 7;
  if ('const' in schema) return schema.const;
  if (schema.enum) return schema.enum[nth % schema.enum.length];
  if (schema.anyOf) return hostileValue(schema.anyOf[nth % schema.anyOf.length] as Walked, name, course);
  switch (schema.type) {
    case 'string':
      return stringOf(schema, name, nth, course);
    case 'boolean':
      return nth % 2 === 0;
    case 'integer':
    case 'number':
      return schema.minimum ?? 1;
    case 'array':
      return listOf(schema, name, course);
    default:
      return objectOf(schema, course);
  }
}

function listOf(
  { items = {}, minItems = 1, maxItems = 2, uniqueItems }: Walked,
  name: string,
  course: Course,
): unknown {
  const length = uniqueItems ? 1 : Math.min(maxItems, Math.max(minItems, 1 + (course.turn % 2)));
  return Array.from({ length }, () => hostileValue(items, name, course));
}

function objectOf({ properties = {}, required = [] }: Walked, course: Course): unknown {
  const members = Object.entries(properties).flatMap(([name, schema], index) => {
    // One optional member in four is absent, as some take the place of others.
    const isAbsent = !required.includes(name) && (course.turn + index) % 4 === 3;
    return isAbsent ? [] : [[name, hostileValue(schema, name, course)] as const];
  });
  return Object.fromEntries(members);
}

function stringOf(schema: Walked, name: string, nth: number, course: Course): string {
  const isNarrow = schema.pattern !== undefined;
  if (isNarrow && course.refused === course.narrow++) return unfitFor(schema, nth);
  // What names a thing of the shop leads somewhere in every second turn, so that the block is shown with it.
  const isName = naming[name] !== undefined && naming[name] !== 'path';
  const fits = isName && course.turn % 2 === 0 ? [] : fitting(schema);
  return fits[nth % fits.length] ?? harmless(schema, name);
}

function unfitFor(schema: Walked, nth: number): string {
  const wrong = refusedAddresses.filter((one) => !Value.Check(schema as TSchema, one));
  return wrong[nth % wrong.length] ?? '';
}

const known = new WeakMap<object, readonly string[]>();

function fitting(schema: Walked): readonly string[] {
  const found = known.get(schema) ?? hostileStrings.filter((one) => Value.Check(schema as TSchema, one));
  known.set(schema, found);
  return found;
}

/** Strings of all examples, by the member that has them. */
const examples = new Map<string, Set<string>>();

function gather(value: unknown, name: string): void {
  if (typeof value === 'string') examples.set(name, (examples.get(name) ?? new Set()).add(value));
  else if (Array.isArray(value)) for (const one of value) gather(one, name);
  else if (value !== null && typeof value === 'object')
    for (const [member, one] of Object.entries(value)) gather(one, member);
}

for (const kind of [...blockKinds, ...Object.values(itemKinds)])
  for (const { props } of kind.examples) gather(props, '');

/** A value for a member that takes no hostile one, as an example has it. */
function harmless(schema: Walked, name: string): string {
  const all = [...(examples.get(name) ?? []), ...[...examples.values()].flatMap((texts) => [...texts])];
  const found = all.find((one) => Value.Check(schema as TSchema, one));
  if (found === undefined) throw new Error(`no example has a value for ${name}: ${JSON.stringify(schema)}`);
  return found;
}
