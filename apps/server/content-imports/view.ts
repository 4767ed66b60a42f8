import type { ContentImport, ImportCounts, ImportStep } from '@eyelet/contracts/content-imports/content-import.ts';
import type { ContentImportSummary } from '@eyelet/db/content-imports/content-import.ts';

/** An import as the studio has it. */
export function importView(row: ContentImportSummary): ContentImport {
  const { step, step_done: done, step_of: of } = row;
  return {
    ...{ importId: row.id, fileName: row.file_name, bytes: row.bytes, state: row.state },
    progress: step === null ? null : { step: step as ImportStep, done, of },
    problem: row.problem as ContentImport['problem'],
    counts: row.counts as ImportCounts | null,
    ...{ askedAt: row.asked_at.toISOString(), askedBy: row.asked_for.staffName },
    endedAt: row.ended_at?.toISOString() ?? null,
  };
}
