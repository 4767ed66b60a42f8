import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { answerTemplateBody, answerTemplateSchema, templateParams } from './answer-template.ts';

/**
 * Writes a template, a new one with version 0. STF400 with the member for one without any text, or with a place that no case can fill; STF404 for
 * a later version of one that is gone, STF409 with `current` when somebody else was faster.
 */
export const writeAnswerTemplate = operation({
  id: 'answerTemplates.write',
  method: 'PUT',
  path: '/staff/v1/answer-templates/{templateId}',
  summary: 'Write a template of answers to cases',
  callers: { staff: 'cases.write' },
  params: templateParams,
  body: Type.Object({ ...answerTemplateBody, version: Type.Integer({ minimum: 0 }) }),
  response: answerTemplateSchema,
  refusals: ['STF400', 'STF404', 'STF409'],
  invalid: 'STF400',
});
