import { writeAnswerTemplate } from '@eyelet/contracts/answer-templates/write.ts';
import { insertTemplate, lockTemplate, updateTemplate } from '@eyelet/db/answer-templates/answer-template.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import { unknownPlace } from '@eyelet/domain/answer-templates/places.ts';
import { languages } from '@eyelet/messages/nouns.ts';
import { recordAudit, sourceOf } from '../audit/record.ts';
import { handle } from '../kernel/handle.ts';
import { refuse, refuseStale } from '../kernel/refusal.ts';
import { templateView } from './view.ts';

/** Writes a template; the same again changes nothing. */
export const writeAnswerTemplateHandler = handle(writeAnswerTemplate, async (context, { params, body }) => {
  const { shop, now } = context;
  const { templateId } = params;
  const { version, ...written } = body;
  const facts = { ...written, name: written.name.trim() };
  const odd = languages.find((language) => unknownPlace(facts[language]) !== undefined);
  if (odd) return refuse('STF400', { member: odd });
  if (languages.every((language) => facts[language].trim() === '')) return refuse('STF400', { member: 'en' });
  return transact(shop.database.db, async (tx) => {
    const subject = { kind: 'answer-template', id: templateId } as const;
    if (version === 0 && (await insertTemplate(tx, templateId, facts, now))) {
      await recordAudit(tx, writeAnswerTemplate, { subject, before: null, after: facts }, sourceOf(context));
      return { templateId, ...facts, version: 1 };
    }
    const row = await lockTemplate(tx, templateId);
    if (!row) return refuse('STF404');
    const { name, en, fr, de, it } = row;
    const before = { name, en, fr, de, it };
    if (Object.entries(facts).every(([member, text]) => before[member as keyof typeof before] === text)) {
      return templateView(row);
    }
    if (row.version !== version) return refuseStale('STF409', templateView(row));
    await updateTemplate(tx, templateId, facts, now);
    await recordAudit(tx, writeAnswerTemplate, { subject, before, after: facts }, sourceOf(context));
    return { templateId, ...facts, version: version + 1 };
  });
});
