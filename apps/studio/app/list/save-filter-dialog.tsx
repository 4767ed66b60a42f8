import { type SavedFilter, sharingPermission } from '@eyelet/contracts/saved-filters/saved-filter.ts';
import { writeSavedFilter } from '@eyelet/contracts/saved-filters/write.ts';
import { useState } from 'react';
import { FormDialog } from '../forms/form-dialog.tsx';
import { useForm } from '../forms/use-form.ts';
import { Checkbox } from '../look/checkbox.tsx';
import { TextField } from '../look/text-field.tsx';
import { showToast } from '../look/toasts.ts';
import { call } from '../session/api.ts';
import { usePermission } from '../session/me.ts';
import { currentOf } from '../session/problem.ts';
import { useWords } from '../words/words.ts';
import { savedFiltersChanged } from './use-saved-filters.ts';

type SaveFilterDialogProps = Readonly<{
  /** The saved filters; new ones have version 0. */
  filter: SavedFilter;
  onSaved: ((saved: SavedFilter) => void) | undefined;
  onClose: () => void;
}>;

/** Names filters of a list, and says for whom they are. */
export function SaveFilterDialog({ filter, onSaved, onClose }: SaveFilterDialogProps) {
  const { t } = useWords();
  const may = usePermission();
  const { filterId, list, name, isShared } = filter;
  // As a colleague has left them, once saving has met that.
  const [{ query, version }, setCurrent] = useState(filter);
  const form = useForm({
    operation: writeSavedFilter,
    initial: { name, isShared },
    required: ['name'],
    send: async (values) => {
      const body = { ...values, list, query, version };
      try {
        const saved = await call(writeSavedFilter, { params: { filterId }, body });
        onSaved?.(saved);
      } catch (error) {
        const current = currentOf<SavedFilter>(error);
        if (current) {
          setCurrent(current);
          await savedFiltersChanged(list);
        }
        throw error;
      }
      await savedFiltersChanged(list);
      showToast(t('studio.saved'));
      onClose();
    },
  });
  const renaming = may(sharingPermission) ? 'studio.list.saved.rename' : 'studio.list.saved.renameOwn';
  const title = t(version === 0 ? 'studio.list.saved.save' : renaming);
  return (
    <FormDialog title={title} form={form} action={t('studio.save')} onClose={onClose}>
      <TextField {...form.text('name')} label={t('studio.name.label')} autoFocus />
      {may(sharingPermission) ? (
        <Checkbox
          label={t('studio.list.saved.share')}
          hint={t('studio.list.saved.share.hint')}
          isSelected={form.values.isShared}
          onChange={(isSelected) => form.set('isShared', isSelected)}
        />
      ) : undefined}
    </FormDialog>
  );
}
