import { isNamed } from '@eyelet/contracts/errors/named-ids.ts';
import { ApiError } from '@eyelet/contracts/kernel/api-error.ts';

/** Refusals that belong to one line and are shown there rather than as a toast (C8.128 to C8.130). */
export function isOfLine(error: unknown): error is ApiError {
  return (
    error instanceof ApiError &&
    (isNamed(error.id, 'ITEM_NOT_AVAILABLE') || isNamed(error.id, 'NO_PRICE') || isNamed(error.id, 'INVALID_PRICE'))
  );
}

export type LineProblems = ReadonlyMap<string, ApiError>;

let problems: LineProblems = new Map();
const listeners = new Set<() => void>();

/** The last refusal of each line, by line id, until the page is left. */
export const lineProblems = {
  read: (): LineProblems => problems,
  /** Remembers a refusal of a line, or forgets it once a change of the line has succeeded. */
  set: (itemId: string, error: ApiError | undefined): void => {
    if (problems.get(itemId) === error) return;
    const next = new Map(problems);
    if (error) next.set(itemId, error);
    else next.delete(itemId);
    problems = next;
    for (const listener of listeners) listener();
  },
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
