import type { ContentImport } from '@eyelet/contracts/content-imports/content-import.ts';
import { listImports } from '@eyelet/contracts/content-imports/list.ts';
import { useEffect, useState } from 'react';
import type { Column } from '../list/column.ts';
import { List } from '../list/list.tsx';
import { call } from '../session/api.ts';
import { refresh } from '../session/refresh.ts';
import { dateTime, useWords } from '../words/words.ts';
import { countsText } from './import-counts.ts';
import { ImportProgress, ImportState, isAtWork } from './import-state.tsx';

/** Milliseconds between two reads while an import is running. */
const pause = 1000;

/** The imports of the last weeks, with their progress. */
export function ImportsList() {
  const { t, language } = useWords();
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    if (!isBusy) return;
    const timer = setInterval(() => void refresh(['list', 'content-imports']), pause);
    return () => clearInterval(timer);
  }, [isBusy]);
  const columns: readonly Column<ContentImport>[] = [
    { id: 'file', label: t('studio.bundle.file'), show: ({ fileName }) => fileName },
    {
      id: 'state',
      label: t('studio.state'),
      show: (one) => (isAtWork(one) ? <ImportProgress one={one} /> : <ImportState state={one.state} />),
    },
    {
      id: 'counts',
      label: t('studio.bundle.result'),
      leaves: 'tablet',
      show: ({ counts }) => (counts ? countsText(t, language, counts) : '–'),
    },
    {
      id: 'askedAt',
      label: t('studio.bundle.asked'),
      leaves: 'phone',
      show: ({ askedAt, askedBy }) => [dateTime(language, askedAt), askedBy].join(', '),
    },
  ];
  return (
    <List
      name="content-imports"
      label={t('studio.bundle.imports')}
      columns={columns}
      rowId={({ importId }) => importId}
      open={({ importId }) => `/content/move/${importId}`}
      read={async (_, after) => {
        const page = await call(listImports, { query: { after, limit: 20 } });
        if (after === undefined) setBusy(page.rows.some(isAtWork));
        return page;
      }}
      empty={{ title: t('studio.bundle.noImports') }}
    />
  );
}
