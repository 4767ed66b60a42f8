import { removeAnswerTemplate } from '@eyelet/contracts/answer-templates/remove.ts';
import { deleteTemplate, lockTemplate } from '@eyelet/db/answer-templates/answer-template.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import { recordAudit, sourceOf } from '../audit/record.ts';
import { handle } from '../kernel/handle.ts';
import { refuse, refuseStale } from '../kernel/refusal.ts';
import { templateView } from './view.ts';

/** Deletes a template. */
export const removeAnswerTemplateHandler = handle(removeAnswerTemplate, async (context, { params, query }) => {
  const { templateId } = params;
  return transact(context.shop.database.db, async (tx) => {
    const row = await lockTemplate(tx, templateId);
    if (!row) return refuse('STF404');
    if (row.version !== query.version) return refuseStale('STF409', templateView(row));
    await deleteTemplate(tx, templateId);
    const subject = { kind: 'answer-template', id: templateId } as const;
    const change = { subject, before: { name: row.name }, after: null };
    await recordAudit(tx, removeAnswerTemplate, change, sourceOf(context));
    return { templateId };
  });
});
