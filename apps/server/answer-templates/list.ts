import { listAnswerTemplates } from '@eyelet/contracts/answer-templates/list.ts';
import { answerTemplates } from '@eyelet/db/answer-templates/answer-template.ts';
import { handle } from '../kernel/handle.ts';
import { templateView } from './view.ts';

/** Lists the templates. */
export const listAnswerTemplatesHandler = handle(listAnswerTemplates, async ({ shop }) => ({
  templates: (await answerTemplates(shop.database.db)).map(templateView),
}));
