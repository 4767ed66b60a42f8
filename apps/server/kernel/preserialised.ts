/** An answer that exists as JSON bytes already, so that frequent calls are not serialised again. */
export class Preserialised<T> {
  readonly bytes: Buffer;
  readonly #value: () => T;

  constructor(bytes: Buffer, value?: () => T) {
    this.bytes = bytes;
    this.#value = value ?? (() => JSON.parse(bytes.toString('utf8')) as T);
  }

  /** The answer as a value, for callers in process. */
  get value(): T {
    return this.#value();
  }
}

/** Wraps JSON bytes that match the operation's response schema; `value` saves callers in process the parsing. */
export function preserialised<T>(bytes: Buffer, value?: () => T): Preserialised<T> {
  return new Preserialised(bytes, value);
}
