import { isObject } from '@eyelet/domain/content/places.ts';
import type { TSchema } from 'typebox';
import { problemsIn } from './check-block.ts';

type Props = Record<string, unknown>;

type Shape = Readonly<{
  type?: string;
  const?: unknown;
  enum?: readonly unknown[];
  anyOf?: readonly Shape[];
  properties?: Readonly<Record<string, Shape>>;
  required?: readonly string[];
  minLength?: number;
  minItems?: number;
  minimum?: number;
}>;

type Kind = Readonly<{ schema: TSchema; examples: readonly Readonly<{ props: object }>[] }>;

/**
 * The properties of a new block or item: only the required members of its schema, as empty as they may be. A text that must not be
 * empty is `words`; a member without an obvious empty value, such as a picture, is that of the first example. Where the result does
 * not fit the schema, it is the first example.
 */
export function withStart({ schema, examples }: Kind, words: string): Props {
  const example = { ...examples[0]?.props } as Props;
  const start = emptyOf(schema as Shape, example, words.slice(0, 60)) as Props;
  return problemsIn(schema, start).length === 0 ? start : example;
}

function emptyOf(shape: Shape, example: unknown, words: string): unknown {
  if (shape.const !== undefined) return shape.const;
  if (shape.enum) return example ?? shape.enum[0];
  if (shape.type === 'object') {
    const known = isObject(example) ? example : {};
    return Object.fromEntries(
      (shape.required ?? []).map((name) => [name, emptyOf(shape.properties?.[name] ?? {}, known[name], words)]),
    );
  }
  if (shape.type === 'array') return (shape.minItems ?? 0) === 0 ? [] : example;
  if (shape.type === 'boolean') return false;
  if (shape.type === 'string' && !('pattern' in shape) && !('format' in shape)) {
    return (shape.minLength ?? 0) === 0 ? '' : words;
  }
  return example;
}
