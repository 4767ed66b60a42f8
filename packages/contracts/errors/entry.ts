/** The register's data of one error id, before its named id and message key are added. */
export type ErrorFacts = Readonly<{
  /** HTTP status: the id's own number if that is a suitable status, else 400 for bad input, 409 for state (C8.08). */
  status: ErrorStatus;
  /** What the shopper or the client can do. */
  remedy: string;
  /** How to provoke the error. */
  provoke: string;
}>;

export type ErrorStatus = 400 | 401 | 403 | 404 | 405 | 406 | 409 | 415 | 423 | 500;

/** One row of the catalogue. */
export function facts(status: ErrorStatus, remedy: string, provoke: string): ErrorFacts {
  return { status, remedy, provoke };
}
