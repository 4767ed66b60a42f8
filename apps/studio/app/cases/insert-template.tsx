import type { Case } from '@eyelet/contracts/cases/case.ts';
import { fillTemplate } from '@eyelet/domain/answer-templates/places.ts';
import { marketByHeader } from '@eyelet/domain/markets/markets.ts';
import { useAnswerTemplates } from '../answer-templates/use-templates.ts';
import { Select } from '../look/select.tsx';
import { useWords } from '../words/words.ts';

type InsertTemplateProps = Readonly<{ one: Case; onInsert: (text: string) => void }>;

/** Begins an answer with a template in the language of the customer; templates without a text in it are not offered. */
export function InsertTemplate({ one, onInsert }: InsertTemplateProps) {
  const { t } = useWords();
  const language = marketByHeader(one.locale)?.language ?? 'en';
  const offered = (useAnswerTemplates() ?? []).filter((template) => template[language] !== '');
  if (offered.length === 0) return undefined;
  return (
    <Select
      label={t('studio.cases.template')}
      value=""
      placeholder={t('studio.cases.template.choose')}
      options={offered.map(({ templateId, name }) => ({ id: templateId, label: name }))}
      onChange={(id) => {
        const chosen = offered.find(({ templateId }) => templateId === id);
        if (chosen) onInsert(fillTemplate(chosen[language], one));
      }}
    />
  );
}
