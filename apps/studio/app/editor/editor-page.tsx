import { migratedDocument } from '@eyelet/blocks/items/migrated-document.ts';
import { readContent } from '@eyelet/contracts/content/read.ts';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { itemKey } from '../content/changed.ts';
import { Page } from '../frame/page.tsx';
import { Notice } from '../look/notice.tsx';
import { call } from '../session/api.ts';
import { problemText } from '../session/problem.ts';
import { useWords } from '../words/words.ts';
import './editor.css';
import { Workbench } from './workbench.tsx';

/**
 * The editor of an item. The item is read again whenever the editor is opened; afterwards it continues from what it has
 * stored.
 */
export function EditorPage() {
  const { t } = useWords();
  const { itemId = '' } = useParams();
  const { data, error, isFetchedAfterMount } = useQuery({
    queryKey: itemKey(itemId),
    queryFn: () => call(readContent, { params: { itemId } }),
    refetchOnMount: 'always',
    refetchOnWindowFocus: false,
    // A connection that is back, and fails once more, must not take the editor away with what is not stored yet.
    refetchOnReconnect: false,
  });
  if (error || !data || !isFetchedAfterMount) {
    return (
      <Page title={t('studio.content.item')}>
        {error ? <Notice tone="bad">{problemText(t, error)}</Notice> : undefined}
      </Page>
    );
  }
  // Fields are those of the newest versions of the blocks; older ones are stored in them with the first change.
  return <Workbench key={itemId} opened={{ ...data, document: migratedDocument(data.document) }} />;
}
