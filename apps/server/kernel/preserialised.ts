/** An answer that exists as JSON bytes already, so that frequent calls are not serialised again. */
export class Preserialised<T> {
  readonly bytes: Buffer;
  readonly #value: T | undefined;

  /** Takes JSON bytes that match the operation's response schema; `value` saves callers in process the parsing. */
  constructor(bytes: Buffer, value?: T) {
    this.bytes = bytes;
    this.#value = value;
  }

  /** The answer as a value, for callers in process. */
  get value(): T {
    return this.#value ?? (JSON.parse(this.bytes.toString('utf8')) as T);
  }
}
