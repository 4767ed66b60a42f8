import type { AnswerTemplate } from '@eyelet/contracts/answer-templates/answer-template.ts';
import type { AnswerTemplateRow } from '@eyelet/db/answer-templates/answer-template.ts';

/** A template as staff see it. */
export function templateView({ id, changed_at: _, ...row }: AnswerTemplateRow): AnswerTemplate {
  return { templateId: id, ...row };
}
