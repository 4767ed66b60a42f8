/**
 * An answer that exists as JSON bytes already, so that frequent calls are not serialised again. As long as it is kept, so is what was
 * parsed of it, until memory is next collected as a whole: pages ask for the same answers again and again.
 */
export class Preserialised<T extends object> {
  readonly bytes: Buffer;
  readonly #made: T | undefined;
  #parsed: WeakRef<T> | undefined;

  /** Takes JSON bytes that match the operation's response schema; `made` saves callers in process the parsing. */
  constructor(bytes: Buffer, made?: T) {
    this.bytes = bytes;
    this.#made = made;
  }

  /** The answer as a value, for callers in process; frozen once it was parsed, as all of them get the same. Pages go by that (`onceForAnswer`). */
  get value(): T {
    const known = this.#made ?? this.#parsed?.deref();
    if (known) return known;
    const parsed = frozen(JSON.parse(this.bytes.toString('utf8')) as T);
    this.#parsed = new WeakRef(parsed);
    return parsed;
  }
}

function frozen<T extends object>(value: T): T {
  for (const member of Object.values(value)) if (typeof member === 'object' && member !== null) frozen(member);
  return Object.freeze(value);
}
