import type { OpenedItem } from '@eyelet/contracts/content/item.ts';
import { renameContent } from '@eyelet/contracts/content/rename.ts';
import { Form } from '../forms/form.tsx';
import { useForm } from '../forms/use-form.ts';
import { Dialog } from '../look/dialog.tsx';
import { TextField } from '../look/text-field.tsx';
import { showToast } from '../look/toasts.ts';
import { call } from '../session/api.ts';
import { useWords } from '../words/words.ts';
import { itemChanged } from './changed.ts';

type RenameDialogProps = Readonly<{ opened: OpenedItem; onClose: () => void }>;

/** Gives an item another name, or another key, by which shoppers reach it; the former one leads to it. */
export function RenameDialog({ opened, onClose }: RenameDialogProps) {
  const { t } = useWords();
  const { itemId, name, key } = opened.item;
  const form = useForm({
    operation: renameContent,
    initial: { name, key },
    required: ['name', 'key'],
    send: async (body) => {
      const item = await call(renameContent, { params: { itemId }, body });
      await itemChanged({ ...opened, item });
      showToast(t('studio.saved'));
      onClose();
    },
  });
  return (
    <Dialog title={t('studio.content.rename')} onClose={onClose}>
      <Form form={form} label={t('studio.content.rename')} action={t('studio.save')}>
        <TextField {...form.text('name')} label={t('studio.name.label')} autoFocus />
        <TextField {...form.text('key')} label={t('studio.content.key')} hint={t('studio.content.renameHint')} />
      </Form>
    </Dialog>
  );
}
