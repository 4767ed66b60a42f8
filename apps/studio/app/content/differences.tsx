import { compareContentVersions } from '@eyelet/contracts/content/compare-versions.ts';
import type { ContentDocument } from '@eyelet/contracts/content/document.ts';
import type { OutputOf } from '@eyelet/contracts/kernel/operation.ts';
import { useQuery } from '@tanstack/react-query';
import { Notice } from '../look/notice.tsx';
import { BeforeAndAfter } from '../record/before-and-after.tsx';
import { call } from '../session/api.ts';
import { problemText } from '../session/problem.ts';
import { useWords } from '../words/words.ts';
import { placeText, shownValue } from './place-text.ts';

export type Difference = OutputOf<typeof compareContentVersions>['differences'][number];

type DifferencesProps = Readonly<{ itemId: string; from: number; to: number; document: ContentDocument }>;

/** What a version has that another had not, field by field. */
export function Differences({ itemId, from, to, document }: DifferencesProps) {
  const { t } = useWords();
  const { data, error } = useQuery({
    queryKey: ['content-differences', itemId, from, to],
    queryFn: () => call(compareContentVersions, { params: { itemId }, query: { from, to } }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (error) return <Notice tone="bad">{problemText(t, error)}</Notice>;
  if (!data) return undefined;
  if (data.differences.length === 0) return <p className="hint">{t('studio.content.noDifference')}</p>;
  return <DifferenceTable differences={data.differences} document={document} />;
}

type DifferenceTableProps = Readonly<{ differences: readonly Difference[]; document: ContentDocument }>;

export function DifferenceTable({ differences, document }: DifferenceTableProps) {
  const { t } = useWords();
  const places = differences.map(({ path, change, before, after }) => ({
    ...{ key: `${path} ${change}`, place: placeText(t, path, document, [before, after]) },
    ...{ before: shownValue(t, before), after: shownValue(t, after) },
  }));
  return <BeforeAndAfter places={places} />;
}
