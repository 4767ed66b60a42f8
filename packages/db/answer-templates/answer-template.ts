import type { Selectable } from 'kysely';
import type { Reader, Transaction } from '../database.ts';
import type { AnswerTemplateTables } from '../tables/answer-templates.ts';
import type { Tables } from '../tables/tables.ts';

export type AnswerTemplateRow = Selectable<AnswerTemplateTables['answer_template']>;
type Facts = Pick<AnswerTemplateRow, 'name' | 'en' | 'fr' | 'de' | 'it'>;

/** Every template, by name. */
export async function answerTemplates(db: Reader): Promise<readonly AnswerTemplateRow[]> {
  return db.selectFrom('answer_template').selectAll().orderBy('name').orderBy('id').execute();
}

/** A template, locked until the transaction ends. */
export async function lockTemplate(tx: Transaction<Tables>, id: string): Promise<AnswerTemplateRow | undefined> {
  return tx.selectFrom('answer_template').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Adds a template; false when one of the id was added meanwhile. */
export async function insertTemplate(tx: Transaction<Tables>, id: string, facts: Facts, now: Date): Promise<boolean> {
  const added = await tx
    .insertInto('answer_template')
    .values({ id, ...facts, changed_at: now })
    .onConflict((on) => on.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

/** Changes a template and increments its version. */
export async function updateTemplate(tx: Transaction<Tables>, id: string, facts: Facts, now: Date): Promise<void> {
  await tx
    .updateTable('answer_template')
    .set((eb) => ({ ...facts, changed_at: now, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

export async function deleteTemplate(tx: Transaction<Tables>, id: string): Promise<void> {
  await tx.deleteFrom('answer_template').where('id', '=', id).execute();
}
