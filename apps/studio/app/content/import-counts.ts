import type { ImportCounts } from '@eyelet/contracts/content-imports/content-import.ts';
import type { Translate } from '@eyelet/messages/translate.ts';

const order = ['refused', 'created', 'changed', 'same'] as const;

/** The counts of an import, without those that are zero. */
export function countsText(t: Translate, language: string, counts: ImportCounts): string {
  const { format } = new Intl.NumberFormat(language);
  return order
    .filter((outcome) => counts[outcome] > 0)
    .map((outcome) => `${t(`studio.bundle.outcome.${outcome}`)}: ${format(counts[outcome])}`)
    .join(', ');
}
