import { readCase } from '@eyelet/contracts/cases/read.ts';
import { handle } from '../kernel/handle.ts';
import { refuse } from '../kernel/refusal.ts';
import { peopleForCases } from './people.ts';
import { caseView } from './view.ts';

/** One case with its messages. */
export const readCaseHandler = handle(readCase, async (context, { params }) => {
  const { db } = context.shop.database;
  const found = await caseView(context, db, params.reference);
  return found ? { case: found, people: await peopleForCases(db) } : refuse('STF404');
});
