import { removeSavedFilter } from '@eyelet/contracts/saved-filters/remove.ts';
import type { SavedFilter } from '@eyelet/contracts/saved-filters/saved-filter.ts';
import { Confirm } from '../look/confirm.tsx';
import { showToast } from '../look/toasts.ts';
import { call } from '../session/api.ts';
import { useWords } from '../words/words.ts';
import { savedFiltersChanged } from './use-saved-filters.ts';

type RemoveSavedFilterProps = Readonly<{ filter: SavedFilter; onClose: () => void }>;

/** Asks before saved filters are deleted; what is shown stays. */
export function RemoveSavedFilter({ filter, onClose }: RemoveSavedFilterProps) {
  const { t } = useWords();
  const { filterId, list, name, isShared, version } = filter;
  return (
    <Confirm
      title={t('studio.list.saved.removeTitle')}
      action={t('studio.list.saved.remove')}
      isDanger
      onClose={onClose}
      run={async () => {
        try {
          await call(removeSavedFilter, { params: { filterId }, query: { version } });
          showToast(t('studio.list.saved.removed', { name }));
        } finally {
          await savedFiltersChanged(list);
        }
      }}
    >
      <p>{t(isShared ? 'studio.list.saved.removeShared' : 'studio.list.saved.removeWhat', { name })}</p>
    </Confirm>
  );
}
