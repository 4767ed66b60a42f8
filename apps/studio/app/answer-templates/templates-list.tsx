import type { AnswerTemplate } from '@eyelet/contracts/answer-templates/answer-template.ts';
import { listAnswerTemplates } from '@eyelet/contracts/answer-templates/list.ts';
import { Plus } from 'lucide-react';
import { useNavigate } from 'react-router';
import { BackLink } from '../frame/back-link.tsx';
import { Page } from '../frame/page.tsx';
import type { Column } from '../list/column.ts';
import { List } from '../list/list.tsx';
import { Button } from '../look/button.tsx';
import { call } from '../session/api.ts';
import { usePermission } from '../session/me.ts';
import { languageNames, studioLanguages, useWords } from '../words/words.ts';

/** The texts that answers to cases begin with. */
export function TemplatesList() {
  const { t } = useWords();
  const may = usePermission();
  const navigate = useNavigate();
  const columns: readonly Column<AnswerTemplate>[] = [
    { id: 'name', label: t('studio.name.label'), show: ({ name }) => name },
    {
      id: 'languages',
      label: t('studio.templates.languages'),
      show: (one) =>
        studioLanguages
          .filter((language) => one[language] !== '')
          .map((language) => languageNames[language])
          .join(', '),
    },
  ];
  const create = (
    <Button kind="primary" onPress={() => navigate('/cases/templates/new')}>
      <Plus aria-hidden size={16} />
      {t('studio.templates.new')}
    </Button>
  );
  return (
    <Page
      title={t('studio.templates.title')}
      above={<BackLink to="/cases">{t('studio.cases.title')}</BackLink>}
      actions={may('cases.write') ? create : undefined}
    >
      <List
        name="answer-templates"
        label={t('studio.templates.title')}
        columns={columns}
        rowId={({ templateId }) => templateId}
        open={({ templateId }) => `/cases/templates/${templateId}`}
        read={async () => ({ rows: (await call(listAnswerTemplates, {})).templates, next: null })}
        empty={{ title: t('studio.templates.none') }}
      />
    </Page>
  );
}
