import type { TSchema } from 'typebox';
import type { HtmlKind } from './allow-list.ts';
import { cleanHtml } from './clean-html.ts';

/** The parts of a schema that lead to its members; `html` marks a member of HTML. */
type Walked = Readonly<{
  html?: HtmlKind;
  properties?: Readonly<Record<string, Walked>>;
  items?: Walked;
  anyOf?: readonly Walked[];
}>;

/** A value of a schema with every member of HTML cleaned, however deep. A value that does not fit stays as it is there. */
export function cleanValue<V>(schema: TSchema, value: V, base?: string): V {
  return clean(schema as Walked, value, base) as V;
}

function clean(schema: Walked, value: unknown, base: string | undefined): unknown {
  if (typeof value === 'string')
    return schema.html ? cleanHtml(value, schema.html, base) : cleanAny(schema, value, base);
  if (Array.isArray(value)) {
    const { items } = schema;
    return items ? value.map((one) => clean(items, one, base)) : cleanAny(schema, value, base);
  }
  if (value === null || typeof value !== 'object') return value;
  const { properties } = schema;
  if (!properties) return cleanAny(schema, value, base);
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => {
      const own = Object.hasOwn(properties, name) ? properties[name] : undefined;
      return [name, own ? clean(own, one, base) : one];
    }),
  );
}

/** Which of several shapes a value has is not asked: cleaning by one of them leaves the members of the others alone. */
function cleanAny({ anyOf = [] }: Walked, value: unknown, base: string | undefined): unknown {
  return anyOf.reduce((cleaned: unknown, one) => clean(one, cleaned, base), value);
}
