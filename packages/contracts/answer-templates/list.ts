import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { answerTemplateSchema } from './answer-template.ts';

/** Every template, by name. */
export const listAnswerTemplates = operation({
  id: 'answerTemplates.list',
  method: 'GET',
  path: '/staff/v1/answer-templates',
  summary: 'List the templates of answers to cases',
  callers: { staff: 'cases.read' },
  response: Type.Object({ templates: Type.Array(answerTemplateSchema) }),
  refusals: [],
});
