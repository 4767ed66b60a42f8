import type { AnswerTemplate } from '@eyelet/contracts/answer-templates/answer-template.ts';
import { writeAnswerTemplate } from '@eyelet/contracts/answer-templates/write.ts';
import { templatePlaces } from '@eyelet/domain/answer-templates/places.ts';
import { useId } from 'react';
import { useRecordForm } from '../forms/use-record-form.ts';
import { TextArea } from '../look/text-area.tsx';
import { TextField } from '../look/text-field.tsx';
import { showToast } from '../look/toasts.ts';
import { RecordForm } from '../record/record-form.tsx';
import { call } from '../session/api.ts';
import { languageNames, studioLanguages, useWords } from '../words/words.ts';
import { templatesChanged } from './use-templates.ts';

type TemplateFormProps = Readonly<{
  /** The template; a new one has version 0. */
  template: AnswerTemplate;
  isDisabled?: boolean;
  onSaved?: (saved: AnswerTemplate) => void;
}>;

const valuesOf = ({ name, en, fr, de, it }: AnswerTemplate) => ({ name, en, fr, de, it });

/** Name and texts of a template, with the places that the facts of a case are filled into. */
export function TemplateForm({ template, isDisabled = false, onSaved }: TemplateFormProps) {
  const { t } = useWords();
  const { templateId } = template;
  const hint = useId();
  const form = useRecordForm({
    operation: writeAnswerTemplate,
    record: template,
    valuesOf,
    required: ['name'],
    save: async (values, version) => {
      const saved = await call(writeAnswerTemplate, { params: { templateId }, body: { ...values, version } });
      await templatesChanged(templateId);
      showToast(t('studio.saved'));
      onSaved?.(saved);
      return saved;
    },
  });
  const places = templatePlaces.map((place) => `{${place}}`).join(', ');
  return (
    <RecordForm
      form={form}
      title={t('studio.templates.texts')}
      isDisabled={isDisabled}
      differencesFrom={(theirs) =>
        (['name', ...studioLanguages] as const)
          .filter((member) => theirs[member] !== form.values[member])
          .map((member) => ({
            label: member === 'name' ? t('studio.name.label') : languageNames[member],
            ...{ mine: form.values[member], theirs: theirs[member] },
          }))
      }
    >
      <TextField {...form.text('name')} label={t('studio.name.label')} hint={t('studio.templates.name.hint')} />
      <p id={hint} className="hint">
        {t('studio.templates.text.hint', { places })}
      </p>
      {studioLanguages.map((language) => (
        <TextArea
          key={language}
          {...form.text(language)}
          label={languageNames[language]}
          aria-describedby={hint}
          rows={5}
        />
      ))}
    </RecordForm>
  );
}
