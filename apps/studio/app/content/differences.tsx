import { compareContentVersions } from '@eyelet/contracts/content/compare-versions.ts';
import type { OutputOf } from '@eyelet/contracts/kernel/operation.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { Badge, type Tone } from '../look/badge.tsx';
import { Notice } from '../look/notice.tsx';
import { BeforeAndAfter } from '../record/before-and-after.tsx';
import { call } from '../session/api.ts';
import { problemText } from '../session/problem.ts';
import { useWords } from '../words/words.ts';

type Difference = OutputOf<typeof compareContentVersions>['differences'][number];

/** Asks for the differences of two versions, with the names of what they lead to. */
export function differencesQuery({ itemId, from, to }: DifferencesProps, language: string) {
  return queryOptions({
    queryKey: ['content-differences', itemId, from, to, language],
    queryFn: () => call(compareContentVersions, { params: { itemId }, query: { from, to } }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

type DifferencesProps = Readonly<{ itemId: string; from: number; to: number }>;

/** What a version has that another had not, field by field. */
export function Differences({ itemId, from, to }: DifferencesProps) {
  const { t, language } = useWords();
  const { data, error } = useQuery(differencesQuery({ itemId, from, to }, language));
  if (error) return <Notice tone="bad">{problemText(t, error)}</Notice>;
  if (!data) return undefined;
  if (data.differences.length === 0) return <p className="hint">{t('studio.content.noDifference')}</p>;
  return <DifferenceTable differences={data.differences} />;
}

const tones: Readonly<Record<Difference['change'], Tone>> = {
  added: 'good',
  removed: 'bad',
  moved: 'info',
  changed: 'neutral',
};

/** Fields with their former and their new values, and blocks that came, went or moved. */
export function DifferenceTable({ differences }: Readonly<{ differences: readonly Difference[] }>) {
  const { t } = useWords();
  const places = differences.map(({ path, place, change, isBlock, before, after }) => {
    const said = isBlock ? <Badge tone={tones[change]}>{t(`studio.content.difference.${change}`)}</Badge> : undefined;
    return {
      ...{ key: `${path} ${change}`, place, said },
      ...{ before: before === '' ? '–' : before, after: after === '' ? '–' : after },
    };
  });
  return <BeforeAndAfter places={places} />;
}
