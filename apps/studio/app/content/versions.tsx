import type { ContentVersion, OpenedItem } from '@eyelet/contracts/content/item.ts';
import { listContentVersions } from '@eyelet/contracts/content/list-versions.ts';
import { restoreContent } from '@eyelet/contracts/content/restore.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Badge } from '../look/badge.tsx';
import { Button } from '../look/button.tsx';
import { Confirm } from '../look/confirm.tsx';
import { Notice } from '../look/notice.tsx';
import { showToast } from '../look/toasts.ts';
import { Section } from '../record/section.tsx';
import { call } from '../session/api.ts';
import { usePermission } from '../session/me.ts';
import { currentOf, problemText } from '../session/problem.ts';
import { dateTime, useWords } from '../words/words.ts';
import { itemChanged } from './changed.ts';
import { Differences } from './differences.tsx';

/** All versions of an item, the newest first: who made them, what they changed; each can be restored. */
export function Versions({ opened }: Readonly<{ opened: OpenedItem }>) {
  const { t, language } = useWords();
  const may = usePermission();
  const { item } = opened;
  const { itemId, latest, published } = item;
  const [shown, setShown] = useState<number>();
  const [restored, setRestored] = useState<number>();
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: ['content-versions', itemId],
    queryFn: ({ pageParam }) =>
      call(listContentVersions, { params: { itemId }, query: { after: pageParam, limit: 20 } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  });
  const versions = data?.pages.flatMap(({ rows }) => rows) ?? [];
  /** An autosaved version gives way to the next one, so that numbers may be missing. */
  const before = (number: number) => versions.find((one) => one.number < number)?.number;
  const madeBy = ({ author, at, note }: ContentVersion) =>
    [author || t('studio.content.imported'), dateTime(language, at), note ?? '']
      .filter((one) => one !== '')
      .join(' · ');
  return (
    <Section title={t('studio.content.versions')}>
      {error ? <Notice tone="bad">{problemText(t, error)}</Notice> : undefined}
      <ol className="plain-list versions">
        {versions.map((one) => {
          const { number } = one;
          const name = t('studio.content.version', { number });
          const older = before(number);
          return (
            <li key={number}>
              <div className="line">
                <span className="grow">
                  <strong>{name}</strong> <span className="hint">{madeBy(one)}</span>
                </span>
                {number === published ? <Badge tone="good">{t('studio.content.shownNow')}</Badge> : undefined}
                {older === undefined ? undefined : (
                  <Button
                    kind="quiet"
                    aria-expanded={shown === number}
                    aria-label={`${t('studio.content.compare')}: ${name}`}
                    onPress={() => setShown(shown === number ? undefined : number)}
                  >
                    {t('studio.content.compare')}
                  </Button>
                )}
                {number === latest || !may('content.write') ? undefined : (
                  <Button
                    kind="quiet"
                    aria-label={`${t('studio.content.restore')}: ${name}`}
                    onPress={() => setRestored(number)}
                  >
                    {t('studio.content.restore')}
                  </Button>
                )}
              </div>
              {shown === number && older !== undefined ? (
                <Differences itemId={itemId} from={older} to={number} />
              ) : undefined}
            </li>
          );
        })}
      </ol>
      {hasNextPage ? (
        <Button isPending={isFetchingNextPage} onPress={() => fetchNextPage()}>
          {t('studio.list.more')}
        </Button>
      ) : undefined}
      {restored === undefined ? undefined : (
        <Confirm
          title={t('studio.content.restore')}
          action={t('studio.content.restore')}
          onClose={() => setRestored(undefined)}
          run={async () => {
            try {
              const body = { number: restored, version: latest };
              await itemChanged(await call(restoreContent, { params: { itemId }, body }));
            } catch (problem) {
              // Somebody has saved meanwhile: the versions show what.
              const current = currentOf<OpenedItem>(problem);
              if (current) await itemChanged(current);
              throw problem;
            }
            showToast(t('studio.content.restored', { number: restored }));
          }}
        >
          <p>{t('studio.content.restoreWhat', { number: restored, latest: latest + 1 })}</p>
        </Confirm>
      )}
    </Section>
  );
}
