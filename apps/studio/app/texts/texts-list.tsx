import { listTexts } from '@eyelet/contracts/texts/list.ts';
import { type ShopText, wordings } from '@eyelet/contracts/texts/text.ts';
import { Page } from '../frame/page.tsx';
import type { Column } from '../list/column.ts';
import type { Filter } from '../list/filters.tsx';
import { List } from '../list/list.tsx';
import { call } from '../session/api.ts';
import { useWords } from '../words/words.ts';
import { TextState } from './text-state.tsx';

/** The texts that shoppers read, with those that somebody of the shop has changed. */
export function TextsList() {
  const { t } = useWords();
  const columns: readonly Column<ShopText>[] = [
    { id: 'text', label: t('studio.texts.text'), show: ({ text }) => <span className="wraps">{text}</span> },
    {
      id: 'key',
      label: t('studio.texts.key'),
      leaves: 'tablet',
      show: ({ key }) => <code className="wraps">{key}</code>,
    },
    {
      id: 'wording',
      label: t('studio.texts.language'),
      leaves: 'phone',
      show: ({ wording }) => t(`studio.texts.wording.${wording}`),
    },
    { id: 'state', label: t('studio.texts.state'), show: (text) => <TextState text={text} /> },
  ];
  const filters: readonly Filter[] = [
    {
      kind: 'choice',
      name: 'wording',
      label: t('studio.texts.language'),
      options: wordings.map((id) => ({ id, label: t(`studio.texts.wording.${id}`) })),
    },
    {
      kind: 'choice',
      name: 'changed',
      label: t('studio.texts.state'),
      options: [
        { id: 'true', label: t('studio.texts.changed') },
        { id: 'false', label: t('studio.texts.standard') },
      ],
    },
  ];
  return (
    <Page title={t('studio.texts.title')}>
      <p className="hint page-hint">{t('studio.texts.what')}</p>
      <List
        name="texts"
        label={t('studio.texts.title')}
        columns={columns}
        filters={filters}
        search={t('studio.texts.find')}
        rowId={({ wording, key }) => `${wording} ${key}`}
        open={({ wording, key }) => `/texts/${wording}/${key}`}
        read={({ search, wording, changed }, after) => {
          const known = wordings.find((one) => one === wording);
          return call(listTexts, {
            query: {
              after,
              ...(search ? { search } : {}),
              ...(known ? { wording: known } : {}),
              ...(changed === 'true' || changed === 'false' ? { changed: changed === 'true' } : {}),
            },
          });
        }}
        empty={{ title: t('studio.texts.none') }}
      />
    </Page>
  );
}
