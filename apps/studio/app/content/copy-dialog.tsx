import { createContent } from '@eyelet/contracts/content/create.ts';
import type { OpenedItem } from '@eyelet/contracts/content/item.ts';
import { useNavigate } from 'react-router';
import { Form } from '../forms/form.tsx';
import { useForm } from '../forms/use-form.ts';
import { Dialog } from '../look/dialog.tsx';
import { TextField } from '../look/text-field.tsx';
import { showToast } from '../look/toasts.ts';
import { call } from '../session/api.ts';
import { useWords } from '../words/words.ts';
import { itemChanged } from './changed.ts';
import { copiedDocument } from './copied-document.ts';

type CopyDialogProps = Readonly<{ opened: OpenedItem; onClose: () => void }>;

/** Makes a draft of its own out of the newest version, with all its languages. */
export function CopyDialog({ opened, onClose }: CopyDialogProps) {
  const { t } = useWords();
  const navigate = useNavigate();
  const { kind, name, key } = opened.item;
  const form = useForm({
    operation: createContent,
    initial: { name: t('studio.content.copyOf', { name }).slice(0, 120), key: `${key.slice(0, 74)}-copy` },
    required: ['name', 'key'],
    send: async (values) => {
      const document = copiedDocument(opened.document, key, values.key);
      const made = await call(createContent, { body: { ...values, kind, document } });
      await itemChanged(made);
      showToast(t('studio.content.created', { name: values.name }));
      onClose();
      navigate(`/content/${made.item.itemId}`);
    },
    isWork: false,
  });
  return (
    <Dialog title={t('studio.content.duplicate')} onClose={onClose}>
      <Form form={form} label={t('studio.content.duplicate')} action={t('studio.content.create')}>
        <TextField {...form.text('name')} label={t('studio.name.label')} autoFocus />
        <TextField {...form.text('key')} label={t('studio.content.key')} hint={t('studio.content.keyHint')} />
      </Form>
    </Dialog>
  );
}
