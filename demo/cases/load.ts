import { answerCase } from '@eyelet/contracts/cases/answer.ts';
import { changeCase } from '@eyelet/contracts/cases/change.ts';
import { contactShop } from '@eyelet/contracts/cases/contact.ts';
import { noteCase } from '@eyelet/contracts/cases/note.ts';
import { readCase } from '@eyelet/contracts/cases/read.ts';
import { type CaseSubject, caseCategories, isSubjectOf } from '@eyelet/domain/cases/subjects.ts';
import { defaultMarket, marketByLocale } from '@eyelet/domain/markets/markets.ts';
import type { Shop } from '@eyelet/server/kernel/shop.ts';
import { callerOf } from '../accounts/session-of.ts';
import { fixedId } from '../load/fixed-id.ts';
import { once } from '../load/once.ts';
import type { Past } from '../past-orders/past.ts';
import { colleague } from '../staff/colleague.ts';
import { cases } from './cases.ts';
import type { DemoCase, DemoStep } from './demo-case.ts';

const hour = 60 * 60 * 1000;

/** Has people write to the shop, and staff do something about it, each once. Returns whether there was anything to do. */
export async function loadCases(shop: Shop, past: (now: Date) => Past): Promise<boolean> {
  return once(shop, 'demo-cases', async () => {
    const today = shop.clock().getTime();
    for (const one of cases) {
      const at = today - one.hoursAgo * hour;
      const reference = await write(past(new Date(at)), one);
      for (const step of one.steps ?? []) await handle(past(new Date(at + step.hoursLater * hour)), reference, step);
    }
  });
}

/** Writes the message; a repeated one gives the same reference. */
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
