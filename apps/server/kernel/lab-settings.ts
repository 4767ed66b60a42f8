import { type ErrorId, isErrorId } from '@eyelet/contracts/errors/catalogue.ts';

/** Cookie with what a browser has switched on in the failure lab. */
export const labCookie = 'eyelet_lab';

/** Longest pause that a call can be given, in milliseconds. */
export const longestPause = 10_000;

/** What the shop does wrong for one browser: ids by the operation that refuses with them (`*` is any), and a pause. */
export type LabSettings = Readonly<{ refusals: Readonly<Record<string, ErrorId>>; pause: number }>;

export const nothingWrong: LabSettings = { refusals: {}, pause: 0 };

/** Reads the cookie; whatever is not understood is left out. */
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

/** What the lab has an operation refuse with; undefined when it is left alone. */
export function provokedBy({ refusals }: LabSettings, operationId: string): ErrorId | undefined {
  return refusals[operationId] ?? refusals['*'];
}

/** A pause as typed, within bounds. */
export function pauseOf(text: string | null | undefined): number {
  const pause = Math.round(Number(text));
  return Number.isFinite(pause) ? Math.min(Math.max(pause, 0), longestPause) : 0;
}
