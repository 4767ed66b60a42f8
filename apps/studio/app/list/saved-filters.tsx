import type { SavedFilter, SavingList } from '@eyelet/contracts/saved-filters/saved-filter.ts';
import { sharingPermission } from '@eyelet/contracts/saved-filters/saved-filter.ts';
import { writeSavedFilter } from '@eyelet/contracts/saved-filters/write.ts';
import { Ellipsis, Users } from 'lucide-react';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { Button } from '../look/button.tsx';
import { Menu } from '../look/menu.tsx';
import { showToast } from '../look/toasts.ts';
import { call } from '../session/api.ts';
import { usePermission } from '../session/me.ts';
import { newId } from '../session/new-id.ts';
import { problemText } from '../session/problem.ts';
import { useWords } from '../words/words.ts';
import type { Filter } from './filters.tsx';
import { listQueryOf } from './query.ts';
import { knownQuery, queryText } from './query-text.ts';
import { RemoveSavedFilter } from './remove-saved-filter.tsx';
import { SaveFilterDialog } from './save-filter-dialog.tsx';
import { savedFiltersChanged, useSavedFilters } from './use-saved-filters.ts';

/** The member of the address that says which saved filters were opened, so that changes of them can be saved. */
const openedMember = 'saved';

type SavedFiltersProps = Readonly<{ list: SavingList; filters: readonly Filter[] }>;

/** The saved filters of a list as links, and what may be done with those that are open. */
export function SavedFilters({ list, filters }: SavedFiltersProps) {
  const { t } = useWords();
  const may = usePermission();
  const [address, setAddress] = useSearchParams();
  const [asked, setAsked] = useState<Readonly<{ to: 'save' | 'remove'; filter: SavedFilter }>>();
  const close = () => setAsked(undefined);
  const saved = useSavedFilters(list);
  const query = queryText(listQueryOf(address, filters));
  const opened = saved.find(({ filterId }) => filterId === address.get(openedMember));
  const same = saved.filter((one) => knownQuery(one.query, filters) === query);
  const current = same.find((one) => one === opened) ?? same[0];
  const subject = current ?? (query === '' ? undefined : opened);
  const mayChange = subject !== undefined && (!subject.isShared || may(sharingPermission));

  function show({ filterId, query: text }: SavedFilter): void {
    setAddress(addressOf(filterId, knownQuery(text, filters)), { replace: true });
  }

  async function saveChanges(one: SavedFilter): Promise<void> {
    const { filterId, ...body } = one;
    try {
      show(await call(writeSavedFilter, { params: { filterId }, body: { ...body, query } }));
      showToast(t('studio.saved'));
    } catch (error) {
      showToast(problemText(t, error));
    }
    await savedFiltersChanged(list);
  }

  return (
    <div className="saved-filters">
      <nav aria-label={t('studio.list.saved')}>
        <ul>
          <li>
            <Link to="?" replace className="saved-filter" {...(query === '' ? { 'aria-current': 'true' } : {})}>
              {t('studio.list.all')}
            </Link>
          </li>
          {saved.map((one) => (
            <li key={one.filterId}>
              <Link
                to={`?${addressOf(one.filterId, knownQuery(one.query, filters))}`}
                replace
                className="saved-filter"
                {...(one === current ? { 'aria-current': 'true' } : {})}
              >
                {one.name}
                {one.isShared ? <Users size={14} role="img" aria-label={t('studio.list.saved.shared')} /> : undefined}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {subject && mayChange ? (
        <Menu
          className="button button-quiet button-square"
          label={t('studio.list.saved.more', { name: subject.name })}
          trigger={<Ellipsis aria-hidden size={16} />}
          actions={[
            ...(current
              ? []
              : [{ id: 'change', label: t('studio.list.saved.change'), run: () => void saveChanges(subject) }]),
            {
              id: 'rename',
              label: t(may(sharingPermission) ? 'studio.list.saved.rename' : 'studio.list.saved.renameOwn'),
              run: () => setAsked({ to: 'save', filter: subject }),
            },
            {
              id: 'remove',
              label: t('studio.list.saved.remove'),
              isDanger: true,
              run: () => setAsked({ to: 'remove', filter: subject }),
            },
          ]}
        />
      ) : undefined}
      {current || query === '' ? undefined : (
        <Button
          kind="quiet"
          onPress={() => {
            // However often it is sent, one is saved.
            const filter = { filterId: newId(), list, name: '', query, isShared: false, version: 0 };
            setAsked({ to: 'save', filter });
          }}
        >
          {t('studio.list.saved.save')}
        </Button>
      )}
      {asked?.to === 'remove' ? <RemoveSavedFilter filter={asked.filter} onClose={close} /> : undefined}
      {asked?.to === 'save' ? (
        <SaveFilterDialog
          filter={asked.filter}
          onSaved={asked.filter.version === 0 ? show : undefined}
          onClose={close}
        />
      ) : undefined}
    </div>
  );
}

const addressOf = (filterId: string, query: string) => `${query}&${openedMember}=${filterId}`;
