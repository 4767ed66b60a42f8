/** The names of pictures in a value: every `picture` and `poster`, at any depth. */
export function picturesIn(value: unknown): readonly string[] {
  const names: string[] = [];
  withPictures(value, (name) => {
    names.push(name);
    return name;
  });
  return names;
}

/** The value with replaced names of pictures. */
export function withPictures<T>(root: T, rename: (name: string) => string): T {
  const walk = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(walk);
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, one]) => [
        name,
        (name === 'picture' || name === 'poster') && typeof one === 'string' ? rename(one) : walk(one),
      ]),
    );
  };
  return walk(root) as T;
}
