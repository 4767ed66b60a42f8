import { createContent } from '@eyelet/contracts/content/create.ts';
import { type ContentKind, contentKinds } from '@eyelet/contracts/content/kinds.ts';
import { useNavigate } from 'react-router';
import { Form } from '../forms/form.tsx';
import { useForm } from '../forms/use-form.ts';
import { Select } from '../look/select.tsx';
import { TextField } from '../look/text-field.tsx';
import { showToast } from '../look/toasts.ts';
import { Record } from '../record/record.tsx';
import { Section } from '../record/section.tsx';
import { call } from '../session/api.ts';
import { languageNames, type StudioLanguage, studioLanguages, useWords } from '../words/words.ts';
import { itemChanged } from './changed.ts';
import { keyOf } from './key-of.ts';
import { startingDocument } from './starting-document.ts';
import { kindLabels } from './words.ts';

const initial: Readonly<{ kind: ContentKind; name: string; key: string }> = {
  kind: 'page',
  name: '',
  key: '',
};

/** Creates an item as a draft and opens it in the editor. */
export function NewContent() {
  const { t, language } = useWords();
  const navigate = useNavigate();
  const form = useForm({
    operation: createContent,
    initial: { ...initial, language },
    required: ['name', 'key'],
    send: async ({ kind, name, key, language: source }) => {
      const document = startingDocument(kind, { name: name.trim(), key, language: source });
      const opened = await call(createContent, { body: { kind, name, key, document } });
      await itemChanged(opened);
      showToast(t('studio.content.created', { name }));
      navigate(`/content/${opened.item.itemId}/edit`, { replace: true });
    },
  });
  const { values } = form;
  return (
    <Record title={t('studio.content.new')} from={{ path: '/content', label: t('studio.content.title') }}>
      <Section title={t('studio.content.details')}>
        <Form form={form} label={t('studio.content.new')} action={t('studio.content.create')}>
          <Select
            label={t('studio.content.kind')}
            value={values.kind}
            options={contentKinds.map((id) => ({ id, label: t(kindLabels[id]) }))}
            onChange={(kind) => form.set('kind', kind as ContentKind)}
          />
          <TextField
            {...form.text('name')}
            label={t('studio.name.label')}
            autoFocus
            onChange={(name) => {
              // The key follows the name until somebody has written one.
              if (values.key === keyOf(values.name)) form.set('key', keyOf(name));
              form.set('name', name);
            }}
          />
          <TextField {...form.text('key')} label={t('studio.content.key')} hint={t('studio.content.keyHint')} />
          <Select
            label={t('studio.content.source')}
            value={values.language}
            options={studioLanguages.map((id) => ({ id, label: languageNames[id] }))}
            onChange={(source) => form.set('language', source as StudioLanguage)}
          />
        </Form>
      </Section>
    </Record>
  );
}
