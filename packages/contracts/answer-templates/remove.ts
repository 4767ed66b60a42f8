import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { templateParams } from './answer-template.ts';

/** Deletes a template; answers that were made of it stay. STF409 with `current` when somebody has changed it. */
export const removeAnswerTemplate = operation({
  id: 'answerTemplates.remove',
  method: 'DELETE',
  path: '/staff/v1/answer-templates/{templateId}',
  summary: 'Delete a template of answers to cases',
  callers: { staff: 'cases.write' },
  params: templateParams,
  query: Type.Object({ version: Type.Integer() }),
  response: Type.Object({ templateId: Type.String() }),
  refusals: ['STF404', 'STF409'],
  invalid: 'STF400',
});
