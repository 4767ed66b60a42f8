import type { OpenedItem } from '@eyelet/contracts/content/item.ts';
import { unpublishContent } from '@eyelet/contracts/content/unpublish.ts';
import { useState } from 'react';
import { Button } from '../look/button.tsx';
import { Confirm } from '../look/confirm.tsx';
import { showToast } from '../look/toasts.ts';
import { Section } from '../record/section.tsx';
import { call } from '../session/api.ts';
import { usePermission } from '../session/me.ts';
import { dateTime, useWords } from '../words/words.ts';
import { itemChanged } from './changed.ts';

type Publication = OpenedItem['publications'][number];

/** When which version is shown: now, later, and until when; each can be taken back. */
export function Publications({ opened }: Readonly<{ opened: OpenedItem }>) {
  const { t, language } = useWords();
  const may = usePermission();
  const [taken, setTaken] = useState<Publication>();
  const { item, publications } = opened;
  const spanOf = ({ startsAt, endsAt }: Publication) =>
    endsAt === null
      ? t('studio.content.shownFrom', { from: dateTime(language, startsAt) })
      : t('studio.content.shownFromUntil', { from: dateTime(language, startsAt), until: dateTime(language, endsAt) });
  return (
    <Section title={t('studio.content.publications')}>
      {publications.length === 0 ? <p className="hint">{t('studio.content.notShown')}</p> : undefined}
      <ul className="plain-list">
        {publications.map((one) => (
          <li key={one.publicationId} className="line">
            <span className="grow">
              {t('studio.content.version', { number: one.version })} · {spanOf(one)}
              {one.madeBy === '' ? '' : ` · ${one.madeBy}`}
            </span>
            {may('content.publish') ? (
              <Button
                kind="quiet"
                aria-label={`${t('studio.content.takeBack')}: ${spanOf(one)}`}
                onPress={() => setTaken(one)}
              >
                {t('studio.content.takeBack')}
              </Button>
            ) : undefined}
          </li>
        ))}
      </ul>
      {taken ? (
        <Confirm
          title={t('studio.content.takeBack')}
          action={t('studio.content.takeBack')}
          isDanger
          onClose={() => setTaken(undefined)}
          run={async () => {
            const { publicationId } = taken;
            await itemChanged(
              await call(unpublishContent, { params: { itemId: item.itemId }, body: { publicationId } }),
            );
            showToast(t('studio.content.takenBack', { name: item.name }));
          }}
        >
          <p>{t('studio.content.takeBackOneWhat', { name: item.name, when: spanOf(taken) })}</p>
        </Confirm>
      ) : undefined}
    </Section>
  );
}
