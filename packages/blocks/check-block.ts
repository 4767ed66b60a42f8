import type { ContentBlock } from '@eyelet/contracts/content/page.ts';
import type { TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { inCurrentKind } from './former-kinds.ts';
import { placesIn } from './held-blocks.ts';
import type { AnyBlockKind } from './kind.ts';
import { blockKinds } from './kinds.ts';
import { migrateProps } from './migrate.ts';

/** A problem of a value, and its path: `cards[1].link.href`, or '' for the whole. */
export type ContentProblem = Readonly<{ member: string; problem: string }>;

/** The problems of a block. An older version is checked after its migrations, one of a former kind as its successor. */
export function problemsInBlock(
  stored: ContentBlock,
  kinds: readonly AnyBlockKind[] = blockKinds,
): readonly ContentProblem[] {
  const block = successorOf(stored);
  const kind = kinds.find(({ type }) => type === block.type);
  if (!kind) return [{ member: 'type', problem: 'is no kind of block' }];
  if (block.version > kind.version) {
    return [{ member: 'version', problem: `is ${block.version}, the newest is ${kind.version}` }];
  }
  const props = newestProps(kind, block);
  const own = problemsIn(kind.schema, props);
  return own.length > 0 ? own : problemsOfHeld(kind, props as Record<string, unknown>, kinds);
}

/** The problems of the blocks in a block, by their places: `items[1].title`. */
function problemsOfHeld(
  kind: AnyBlockKind,
  props: Readonly<Record<string, unknown>>,
  kinds: readonly AnyBlockKind[],
): readonly ContentProblem[] {
  const { types = [] } = kind.holds ?? {};
  return placesIn(kind, props).flatMap(({ block, path: at }) => {
    if (types !== 'any' && !types.includes(block.type))
      return [{ member: `${at}.type`, problem: `must be one of ${types.join(', ')}` }];
    return problemsInBlock(block, kinds).map((one) => ({ ...one, member: joined(at, one.member) }));
  });
}

/** A block of a former kind that never matched has no successor, and no kind. */
function successorOf(block: ContentBlock): ContentBlock {
  try {
    return inCurrentKind(block);
  } catch {
    return block;
  }
}

/** A migration may fail on properties that never matched; these are then checked unmigrated. */
function newestProps(kind: AnyBlockKind, block: ContentBlock): unknown {
  try {
    return migrateProps(kind, block);
  } catch {
    return block.props;
  }
}

/** The problems of a value by a schema, one for each member. */
export function problemsIn(schema: TSchema, value: unknown): readonly ContentProblem[] {
  return Value.Errors(schema, value).flatMap(({ keyword, instancePath, params, message }) => {
    const at = memberOf(instancePath);
    switch (keyword) {
      // Repeats the problem that the object with the member already has.
      case 'boolean':
        return [];
      case 'additionalProperties':
        return params.additionalProperties.map((name) => ({ member: joined(at, name), problem: 'is not known' }));
      case 'required':
        return params.requiredProperties.map((name) => ({ member: joined(at, name), problem: 'is missing' }));
      case 'enum':
        return [{ member: at, problem: `must be one of ${params.allowedValues.join(', ')}` }];
      default:
        return [{ member: at, problem: message }];
    }
  });
}

/** `/cards/1/link` as `cards[1].link`. */
function memberOf(pointer: string): string {
  return pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce((path, part) => (/^\d+$/.test(part) ? `${path}[${part}]` : joined(path, part)), '');
}

function joined(path: string, name: string): string {
  if (name === '') return path;
  return path === '' ? name : `${path}.${name}`;
}
