import { readContent } from '@eyelet/contracts/content/read.ts';
import { useQuery } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import { Link, useParams } from 'react-router';
import { Notice } from '../look/notice.tsx';
import { Record } from '../record/record.tsx';
import { Facts, Section } from '../record/section.tsx';
import { Timeline } from '../record/timeline.tsx';
import { call } from '../session/api.ts';
import { usePermission } from '../session/me.ts';
import { problemText } from '../session/problem.ts';
import { dateTime, languageNames, type StudioLanguage, useWords } from '../words/words.ts';
import { itemKey } from './changed.ts';
import { ItemActions } from './item-actions.tsx';
import { ItemState } from './item-state.tsx';
import { Publications } from './publications.tsx';
import { UsedBy } from './used-by.tsx';
import { Versions } from './versions.tsx';
import { kindLabels } from './words.ts';

/** An item: its facts, its publications, where it is used, and its versions. */
export function ContentRecord() {
  const { t, language } = useWords();
  const { itemId = '' } = useParams();
  const may = usePermission();
  const { data: opened, error } = useQuery({
    queryKey: itemKey(itemId),
    queryFn: () => call(readContent, { params: { itemId } }),
  });
  const from = { path: '/content', label: t('studio.content.title') };
  if (!opened) {
    return (
      <Record title={t('studio.content.item')} from={from}>
        {error ? <Notice tone="bad">{problemText(t, error)}</Notice> : undefined}
      </Record>
    );
  }
  const { item, document } = opened;
  const { language: source, variants } = document;
  return (
    <Record
      title={item.name}
      from={from}
      state={<ItemState item={item} />}
      actions={
        <>
          {item.state === 'archived' ? undefined : (
            <Link className="button button-plain" to={`/content/${itemId}/edit`}>
              <Pencil aria-hidden size={16} />
              {t(may('content.write') ? 'studio.content.edit' : 'studio.content.look')}
            </Link>
          )}
          <ItemActions opened={opened} />
        </>
      }
      side={may('audit.read') ? <Timeline kind="content" id={itemId} /> : undefined}
    >
      <Section title={t('studio.content.details')}>
        <Facts
          facts={[
            [t('studio.content.kind'), t(kindLabels[item.kind])],
            [t('studio.content.key'), <code key="key">{item.key}</code>],
            [t('studio.content.source'), nameOf(source)],
            [t('studio.content.translations'), Object.keys(variants).sort().map(nameOf).join(', ') || '–'],
            [
              t('studio.content.changed'),
              [dateTime(language, item.updatedAt), item.updatedBy].filter((one) => one !== '').join(', '),
            ],
          ]}
        />
      </Section>
      <Publications opened={opened} />
      <UsedBy item={item} />
      <Versions opened={opened} />
    </Record>
  );
}

/** The name of a language, or the locale of a market that has a variant of its own. */
const nameOf = (audience: string) => languageNames[audience as StudioLanguage] ?? audience;
