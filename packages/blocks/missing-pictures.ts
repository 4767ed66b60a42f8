const mark = '.missing';

/** The name of a picture that the shop does not have, as blocks get it. */
export function missingPicture(name: string): string {
  return name + mark;
}

const isMissing = (value: unknown): value is string => typeof value === 'string' && value.endsWith(mark);

/** Properties of a block without the pictures that the shop does not have, and the names of these, each once. */
export function withoutMissing<T>(props: T): Readonly<{ props: T; missing: readonly string[] }> {
  const missing = new Set<string>();
  const note = (name: string): undefined => {
    missing.add(name.slice(0, -mark.length));
  };
  const walk = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(walk).filter((one) => one !== undefined);
    if (value === null || typeof value !== 'object') return value;
    if ('picture' in value && isMissing(value.picture)) return note(value.picture);
    const members = Object.entries(value).map(([name, one]) => [
      name,
      name === 'poster' && isMissing(one) ? note(one) : walk(one),
    ]);
    return Object.fromEntries(members.filter(([, one]) => one !== undefined));
  };
  const whole = walk(props) as T;
  return missing.size === 0 ? { props, missing: [] } : { props: whole, missing: [...missing] };
}
