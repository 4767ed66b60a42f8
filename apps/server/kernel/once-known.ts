/**
 * Goes on with a value: at once if it is there, else when it comes. A promise, even of what is there, would have each
 * call wait for others.
 */
export function onceKnown<T, R>(value: T | Promise<T>, use: (value: T) => R | Promise<R>): R | Promise<R> {
  return value instanceof Promise ? value.then(use) : use(value);
}
