import { isObject } from '@eyelet/domain/content/places.ts';
import type { TSchema } from 'typebox';

const mark = '.missing';

/** The name of a picture that the shop does not have, until it is left out. */
export function missingPicture(name: string): string {
  return name + mark;
}

const isMissing = (value: unknown): value is string => typeof value === 'string' && value.endsWith(mark);

/**
 * Properties without the pictures that the shop does not have, and the names of these, each once. With their schema, what cannot
 * be without its picture is left out as well, so that they still fit.
 */
export function withoutMissing<T>(props: T, schema?: TSchema): Readonly<{ props: T; missing: readonly string[] }> {
  const missing = new Set<string>();
  const note = (name: string): undefined => {
    missing.add(name.slice(0, -mark.length));
  };
  const walk = (value: unknown): unknown => {
    if (isObject(value) && isMissing(value.picture)) return note(value.picture);
    return within(value);
  };
  const within = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(walk).filter((one) => one !== undefined);
    if (!isObject(value)) return value;
    return known(
      Object.entries(value).map(([name, one]) => [
        name,
        (name === 'picture' || name === 'poster') && isMissing(one) ? note(one) : inMember(name, one),
      ]),
    );
  };
  // Properties are no picture themselves, even if they name one; nor are those of a block in them.
  const inMember = (name: string, one: unknown) => (name === 'props' ? within(one) : walk(one));
  const left = within(props);
  if (missing.size === 0) return { props, missing: [] };
  return { props: (schema ? (whole(schema, left) ?? left) : left) as T, missing: [...missing] };
}

/** The parts of a schema that lead to its members. */
type Walked = Readonly<{
  properties?: Readonly<Record<string, Walked>>;
  required?: readonly string[];
  items?: Walked;
}>;

/** A value without the parts that lack a member which their schema requires. */
function whole({ properties, required = [], items }: Walked, value: unknown): unknown {
  if (Array.isArray(value)) {
    return items ? value.map((one) => whole(items, one)).filter((one) => one !== undefined) : value;
  }
  if (!isObject(value) || !properties) return value;
  const left = known(
    Object.entries(value).map(([name, one]) => {
      const own = properties[name];
      return [name, own ? whole(own, one) : one];
    }),
  );
  return required.every((name) => name in left) ? left : undefined;
}

function known(members: readonly (readonly [string, unknown])[]): Readonly<Record<string, unknown>> {
  return Object.fromEntries(members.filter(([, one]) => one !== undefined));
}
