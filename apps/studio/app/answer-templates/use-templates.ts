import { listAnswerTemplates } from '@eyelet/contracts/answer-templates/list.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../session/api.ts';
import { refresh } from '../session/refresh.ts';

/** The templates of answers; undefined until they have been read. */
export function useAnswerTemplates() {
  const { data } = useQuery({ queryKey: ['answer-templates'], queryFn: () => call(listAnswerTemplates, {}) });
  return data?.templates;
}

/** Reads templates again after a change of one. */
export async function templatesChanged(templateId: string): Promise<void> {
  await refresh(['answer-templates'], ['list', 'answer-templates'], ['timeline', 'answer-template', templateId]);
}
