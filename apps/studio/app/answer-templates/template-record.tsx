import type { AnswerTemplate } from '@eyelet/contracts/answer-templates/answer-template.ts';
import { removeAnswerTemplate } from '@eyelet/contracts/answer-templates/remove.ts';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { Button } from '../look/button.tsx';
import { Confirm } from '../look/confirm.tsx';
import { Notice } from '../look/notice.tsx';
import { showToast } from '../look/toasts.ts';
import { Record } from '../record/record.tsx';
import { Timeline } from '../record/timeline.tsx';
import { call } from '../session/api.ts';
import { usePermission } from '../session/me.ts';
import { useWords } from '../words/words.ts';
import { TemplateForm } from './template-form.tsx';
import { templatesChanged, useAnswerTemplates } from './use-templates.ts';

/** A template of answers, to be changed or deleted. */
export function TemplateRecord() {
  const { t } = useWords();
  const may = usePermission();
  const { templateId = '' } = useParams();
  const templates = useAnswerTemplates();
  const template = templates?.find((one) => one.templateId === templateId);
  const from = { path: '/cases/templates', label: t('studio.templates.title') };
  if (!template) {
    return (
      <Record title={t('studio.templates.one')} from={from}>
        {templates ? <Notice tone="bad">{t('error.STF404')}</Notice> : undefined}
      </Record>
    );
  }
  return (
    <Record
      title={template.name}
      from={from}
      actions={may('cases.write') ? <Remove template={template} /> : undefined}
      side={may('audit.read') ? <Timeline kind="answer-template" id={templateId} /> : undefined}
    >
      <TemplateForm key={templateId} template={template} isDisabled={!may('cases.write')} />
    </Record>
  );
}

function Remove({ template: { templateId, name, version } }: Readonly<{ template: AnswerTemplate }>) {
  const { t } = useWords();
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button onPress={() => setAsking(true)}>{t('studio.templates.remove')}</Button>
      {isAsking ? (
        <Confirm
          title={t('studio.templates.remove')}
          action={t('studio.templates.remove')}
          isDanger
          onClose={() => setAsking(false)}
          run={async () => {
            await call(removeAnswerTemplate, { params: { templateId }, query: { version } });
            navigate('/cases/templates');
            await templatesChanged(templateId);
            showToast(t('studio.templates.removed', { name }));
          }}
        >
          <p>{t('studio.templates.removeWhat', { name })}</p>
        </Confirm>
      ) : undefined}
    </>
  );
}
