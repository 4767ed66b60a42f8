import { readCase } from '@eyelet/contracts/cases/read.ts';
import { othersOf } from '@eyelet/db/cases/merge.ts';
import { handle } from '../kernel/handle.ts';
import { refuse } from '../kernel/refusal.ts';
import { staffOf } from '../kernel/staff-of.ts';
import { peopleForCases } from './people.ts';
import { aboutText } from './subject-words.ts';
import { caseView } from './view.ts';

/** How many other cases of a customer are shown with one. */
const mostOthers = 20;

/** One case with its messages. */
export const readCaseHandler = handle(readCase, async (context, { params }) => {
  const { db } = context.shop.database;
  const found = await caseView(context, db, params.reference);
  if (!found) return refuse('STF404');
  const { language } = staffOf(context);
  const others = await othersOf(db, found, mostOthers);
  return {
    ...{ case: found, people: await peopleForCases(db) },
    others: others.map(({ reference, category, subject, status, opened_at }) => ({
      ...{ reference, about: aboutText(language, category, subject), status, openedAt: opened_at.toISOString() },
    })),
  };
});
