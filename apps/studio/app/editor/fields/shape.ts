import type { TSchema } from 'typebox';

type JsonSchema = Readonly<{
  required?: readonly string[];
  properties?: Readonly<Record<string, JsonSchema>>;
  items?: JsonSchema;
  type?: string;
  pattern?: string;
  maxLength?: number;
  minLength?: number;
  minimum?: number;
  maximum?: number;
  maxItems?: number;
}>;

/** The facts of a member's schema, for the control that edits it. */
export type Part = Readonly<{ schema: TSchema; isRequired: boolean; isInteger: boolean }> &
  Pick<JsonSchema, 'pattern' | 'maxLength' | 'minimum' | 'maximum' | 'maxItems'>;

export function partOf(schema: TSchema, member: string): Part {
  const { required = [], properties = {} } = schema as JsonSchema;
  return asPart(properties[member] ?? {}, required.includes(member));
}

export function itemPart(schema: TSchema): Part {
  return asPart((schema as JsonSchema).items ?? {}, true);
}

function asPart(own: JsonSchema, isRequired: boolean): Part {
  const { pattern, maxLength, minimum, maximum, maxItems } = own;
  const limits = { pattern, maxLength, minimum, maximum, maxItems };
  const known = Object.fromEntries(Object.entries(limits).filter(([, limit]) => limit !== undefined));
  return { schema: own as TSchema, isRequired, isInteger: own.type === 'integer', ...known };
}
