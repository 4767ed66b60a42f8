import type { ErrorId } from '@eyelet/contracts/errors/catalogue.ts';

export type RefusalDetails = Readonly<Record<string, string | number | boolean>>;

export type FieldRefusal = Readonly<{ field: string; message: string }>;

/** A handler's refusal: an error id of the catalogue, never a thrown exception. */
export class Refusal<Id extends ErrorId = ErrorId> {
  readonly id: Id;
  readonly details: RefusalDetails | undefined;
  readonly fields: readonly FieldRefusal[];
  /** Replaces the catalogue's status, e.g. 400 for a malformed request under the general id. */
  readonly status: number | undefined;
  /** Seconds after which the call may be repeated, if known. */
  readonly retryAfter: number | undefined;
  /** The current state, when another caller has changed it meanwhile. */
  readonly current: unknown;

  constructor(
    id: Id,
    details?: RefusalDetails,
    fields: readonly FieldRefusal[] = [],
    status?: number,
    retryAfter?: number,
    current?: unknown,
  ) {
    this.id = id;
    this.details = details;
    this.fields = fields;
    this.status = status;
    this.retryAfter = retryAfter;
    this.current = current;
  }
}

/** Refuses a call. `details` reach the client as they are, so they must not contain anything internal. */
export function refuse<const Id extends ErrorId>(id: Id, details?: RefusalDetails): Refusal<Id> {
  return new Refusal(id, details);
}

/** Refuses a caller who has called too often, until some seconds have passed. */
export function tooMany(seconds: number): Refusal {
  return new Refusal('GEN500', { waitSeconds: seconds }, [], 429, seconds);
}

/** Refuses with messages for members of the request, already in the shopper's language. */
export function refuseFields<const Id extends ErrorId>(id: Id, fields: readonly FieldRefusal[]): Refusal<Id> {
  return new Refusal(id, undefined, fields);
}

/** Refuses to change what another caller has changed meanwhile, and answers the current state. */
export function refuseStale<const Id extends ErrorId>(id: Id, current: unknown): Refusal<Id> {
  return new Refusal(id, undefined, [], undefined, undefined, current);
}
