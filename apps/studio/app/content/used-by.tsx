import type { ContentItem } from '@eyelet/contracts/content/item.ts';
import { listContent } from '@eyelet/contracts/content/list.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Section } from '../record/section.tsx';
import { call } from '../session/api.ts';
import { useWords } from '../words/words.ts';
import { kindLabels } from './words.ts';

const shownItems = 10;

/** The items that show this one; a change of it is a change of them. */
export function UsedBy({ item: { itemId, referrers } }: Readonly<{ item: ContentItem }>) {
  const { t } = useWords();
  const { data } = useQuery({
    queryKey: ['list', 'content', 'uses', itemId],
    queryFn: () => call(listContent, { query: { uses: itemId, limit: shownItems } }),
    enabled: referrers > 0,
  });
  const all =
    referrers > shownItems ? <Link to={`/content?uses=${itemId}`}>{t('studio.history.all')}</Link> : undefined;
  return (
    <Section title={t('studio.content.usedBy')} actions={all}>
      {referrers === 0 ? <p className="hint">{t('studio.content.usedNowhere')}</p> : undefined}
      <ul className="plain-list">
        {(data?.rows ?? []).map(({ itemId: id, name, kind }) => (
          <li key={id}>
            <Link to={`/content/${id}`}>{name}</Link> <span className="hint">{t(kindLabels[kind])}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
