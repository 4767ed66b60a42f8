import { answerCase } from '@eyelet/contracts/cases/answer.ts';
import { changeCase } from '@eyelet/contracts/cases/change.ts';
import { contactShop } from '@eyelet/contracts/cases/contact.ts';
import { noteCase } from '@eyelet/contracts/cases/note.ts';
import { readCase } from '@eyelet/contracts/cases/read.ts';
import { type CaseSubject, caseCategories, isSubjectOf } from '@eyelet/domain/cases/subjects.ts';
import { defaultMarket, marketByLocale } from '@eyelet/domain/markets/markets.ts';
import { callerOf } from '../accounts/session-of.ts';
import { fixedId } from '../load/fixed-id.ts';
import type { Filling, Past } from '../load/past.ts';
import { colleague } from '../staff/colleague.ts';
import { cases } from './cases.ts';
import type { DemoCase, DemoStep } from './demo-case.ts';

const hour = 60 * 60 * 1000;

/** Has people write to the shop, and staff do something about it. */
export async function loadCases({ today, past, attempt }: Filling): Promise<void> {
  for (const one of cases) {
    const after = (hours: number) => past(new Date(today - (one.hoursAgo - hours) * hour));
    await attempt(`the case of ${one.firstName}`, async () => {
      const reference = await write(after(0), one);
      for (const step of one.steps ?? []) await handle(after(step.hoursLater), reference, step);
    });
  }
}

/** Writes the message; the same of the same moment gives the same reference. */
async function write(then: Past, one: DemoCase): Promise<string> {
  const { firstName, lastName, email, subject, message, locale } = one;
  const guest = { session: undefined, market: marketByLocale(locale) ?? defaultMarket };
  const { call } = then.clientOf((await callerOf(then.shop.database.db, email)) ?? guest);
  const payload = { firstName, lastName, email, subject, category: categoryOf(subject), message };
  const body = { requestType: 'contact', organisation: 'Skerry', payload, recaptcha_response: 'demo' } as const;
  const { caseReference } = await call(contactShop, { body });
  await then.hearFacts();
  return caseReference;
}

async function handle(then: Past, reference: string, { kind, text = '' }: DemoStep): Promise<void> {
  const { call } = then.deskOf(colleague);
  if (kind === 'open' || kind === 'closed') {
    const { version, status } = (await call(readCase, { params: { reference } })).case;
    if (status !== kind) await call(changeCase, { params: { reference }, body: { status: kind, version } });
  } else {
    const params = { reference, entryId: fixedId(`case ${reference} ${text}`) };
    await call(kind === 'answer' ? answerCase : noteCase, { params, body: { text } });
  }
  await then.hearFacts();
}

const categoryOf = (subject: CaseSubject) =>
  caseCategories.find((category) => isSubjectOf(category, subject)) ?? 'other';
