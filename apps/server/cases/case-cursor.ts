import type { CaseRow } from '@eyelet/db/cases/case.ts';
import type { CaseCursor } from '@eyelet/db/cases/list.ts';

/** Where a page of the list ends, as the client hands it back. */
export function writeCaseCursor({ opened_at, reference }: Pick<CaseRow, 'opened_at' | 'reference'>): string {
  return Buffer.from(JSON.stringify([opened_at.toISOString(), reference])).toString('base64url');
}

/** A cursor that was handed back; undefined for what is none, which reads the list from its beginning. */
export function readCaseCursor(text: string | undefined): CaseCursor | undefined {
  if (text === undefined) return undefined;
  try {
    const [at, reference] = JSON.parse(Buffer.from(text, 'base64url').toString('utf8')) as unknown[];
    if (typeof at !== 'string' || typeof reference !== 'string' || Number.isNaN(Date.parse(at))) return undefined;
    return [at, reference];
  } catch {
    return undefined;
  }
}
