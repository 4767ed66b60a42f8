/** A place in a document by its parts: members by name, items of a list by number. */
type Place = readonly (string | number)[];

/** The parts of a path: `targets[0].text` as `['targets', 0, 'text']`. */
export function placeOf(path: string): Place {
  return [...path.matchAll(/\[(\d+)\]|[^.[\]]+/g)].map(([name, index]) => (index === undefined ? name : Number(index)));
}

/** The path of a member below another path, or of an item of its list. */
export function pathTo(parent: string, part: string | number): string {
  if (typeof part === 'number') return `${parent}[${part}]`;
  return parent === '' ? part : `${parent}.${part}`;
}

/** The value at a place; undefined if there is none. */
export function valueAt(root: unknown, place: Place): unknown {
  return place.reduce<unknown>((value, part) => {
    if (value === null || typeof value !== 'object' || !Object.hasOwn(value, part)) return undefined;
    return (value as Readonly<Record<string | number, unknown>>)[part];
  }, root);
}

/** The root with another value at a place; unchanged if the parent of the place does not exist. */
export function withValueAt(root: unknown, [part, ...rest]: Place, value: unknown): unknown {
  if (part === undefined) return value;
  if (Array.isArray(root)) {
    if (typeof part !== 'number' || part >= root.length) return root;
    return root.map((item, index) => (index === part ? withValueAt(item, rest, value) : item));
  }
  if (!isObject(root) || typeof part !== 'string') return root;
  if (rest.length > 0 && !Object.hasOwn(root, part)) return root;
  return { ...root, [part]: withValueAt(root[part], rest, value) };
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}
