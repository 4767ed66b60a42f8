import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Record } from '../record/record.tsx';
import { newId } from '../session/new-id.ts';
import { useWords } from '../words/words.ts';
import { TemplateForm } from './template-form.tsx';

export function NewTemplate() {
  const { t } = useWords();
  const navigate = useNavigate();
  // However often it is sent, one is written.
  const [template] = useState(() => ({ templateId: newId(), name: '', en: '', fr: '', de: '', it: '', version: 0 }));
  return (
    <Record title={t('studio.templates.new')} from={{ path: '/cases/templates', label: t('studio.templates.title') }}>
      <TemplateForm
        template={template}
        onSaved={({ templateId }) => navigate(`/cases/templates/${templateId}`, { replace: true })}
      />
    </Record>
  );
}
