import type { TSchema } from 'typebox';

export type FieldLimits = Readonly<{ required: boolean; least?: number; most?: number }>;

type JsonSchema = Readonly<{
  required?: readonly string[];
  properties?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}>;

/** Limits of a member by the schema of its block: characters of a text, items of a list, or the number itself. */
export function limitsOf(schema: TSchema, member: string): FieldLimits {
  const { required = [], properties = {} } = schema as JsonSchema;
  const own = properties[member] ?? {};
  const number = (...names: readonly string[]) =>
    names.map((name) => own[name]).find((value) => typeof value === 'number');
  const least = number('minLength', 'minItems', 'minimum');
  const most = number('maxLength', 'maxItems', 'maximum');
  return {
    required: required.includes(member),
    ...(least === undefined ? {} : { least }),
    ...(most === undefined ? {} : { most }),
  };
}
