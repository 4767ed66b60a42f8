import { type ErrorId, isErrorId } from '@eyelet/contracts/errors/catalogue.ts';

/** Cookie with the settings of the failure lab for a browser. */
export const labCookie = 'eyelet_lab';

/** Longest delay that a call can be given, in milliseconds. */
export const longestPause = 10_000;

/**
 * The failures provoked for one browser: error ids by the operation that refuses with them (`*` is any), and a delay.
 */
export type LabSettings = Readonly<{ refusals: Readonly<Record<string, ErrorId>>; pause: number }>;

export const nothingWrong: LabSettings = { refusals: {}, pause: 0 };

/** Reads the cookie; unknown values are ignored. */
export function readLab(cookie: string | undefined): LabSettings {
  if (!cookie) return nothingWrong;
  const parts = new URLSearchParams(cookie);
  const refusals = [...parts].flatMap(([name, id]) => (name !== 'pause' && isErrorId(id) ? [[name, id] as const] : []));
  return { refusals: Object.fromEntries(refusals), pause: pauseOf(parts.get('pause')) };
}

/** The cookie's text. */
export function writeLab({ refusals, pause }: LabSettings): string {
  return new URLSearchParams({ ...refusals, ...(pause > 0 ? { pause: String(pause) } : {}) }).toString();
}

/** The error id with which the lab makes an operation refuse; undefined if none is set. */
export function provokedBy({ refusals }: LabSettings, operationId: string): ErrorId | undefined {
  return refusals[operationId] ?? refusals['*'];
}

/** A delay as typed, limited to the allowed range. */
export function pauseOf(text: string | null | undefined): number {
  const pause = Math.round(Number(text));
  return Number.isFinite(pause) ? Math.min(Math.max(pause, 0), longestPause) : 0;
}
