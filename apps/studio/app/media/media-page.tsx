import { mediumKinds } from '@eyelet/contracts/media/medium.ts';
import { Link, useSearchParams } from 'react-router';
import { EmptyState } from '../frame/empty-state.tsx';
import { Page } from '../frame/page.tsx';
import { type Filter, Filters } from '../list/filters.tsx';
import { Button } from '../look/button.tsx';
import { Notice } from '../look/notice.tsx';
import { usePermission } from '../session/me.ts';
import { problemText } from '../session/problem.ts';
import { useWords } from '../words/words.ts';
import { kindLabels, MediumTile } from './medium-tile.tsx';
import { UploadArea } from './upload-area.tsx';
import { type MediaQuery, useMedia } from './use-media.ts';
import { useUploads } from './use-uploads.ts';

/** The library: what it holds, found by words and kind, and the way into it. */
export function MediaPage() {
  const { t } = useWords();
  const may = usePermission();
  const [address] = useSearchParams();
  const uploads = useUploads();
  const [kind, search, lacks] = ['kind', 'search', 'lacks'].map((name) => address.get(name) || undefined);
  const filter = { ...(kind ? { kind: [kind] } : {}), search, lacks } as MediaQuery;
  const { media, total, ...query } = useMedia(filter);
  const filters: readonly Filter[] = [
    {
      kind: 'choice',
      name: 'kind',
      label: t('studio.media.kind'),
      options: mediumKinds.map((id) => ({ id, label: t(kindLabels[id]) })),
    },
    {
      kind: 'choice',
      name: 'lacks',
      label: t('studio.media.lacks'),
      options: [
        { id: 'alt', label: t('studio.media.lacksAlt') },
        { id: 'use', label: t('studio.media.lacksUse') },
      ],
    },
  ];
  const grid = (
    <>
      <Filters filters={filters} search={t('studio.media.search')} />
      {query.error ? <Notice tone="bad">{problemText(t, query.error)}</Notice> : undefined}
      <ul className="media-grid" aria-label={t('studio.media.title')} aria-busy={query.isPlaceholderData}>
        {media.map((medium) => (
          <li key={medium.mediumId}>
            <Link className="media-tile" to={`/media/${medium.mediumId}`}>
              <MediumTile medium={medium} />
            </Link>
          </li>
        ))}
      </ul>
      {query.isSuccess && media.length === 0 ? <EmptyState title={t('studio.list.noneFits')} /> : undefined}
      <div className="list-foot">
        <p className="hint" role="status">
          {total === undefined ? '' : t('studio.list.count', { shown: media.length, total })}
        </p>
        {query.hasNextPage ? (
          <Button isPending={query.isFetchingNextPage} onPress={() => query.fetchNextPage()}>
            {t('studio.list.more')}
          </Button>
        ) : undefined}
      </div>
    </>
  );
  return (
    <Page title={t('studio.media.title')}>
      {may('media.write') ? <UploadArea {...uploads}>{grid}</UploadArea> : grid}
    </Page>
  );
}
