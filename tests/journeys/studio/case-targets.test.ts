import { randomUUID } from 'node:crypto';
import { expectAccessible } from '@eyelet/testing/accessibility.ts';
import { expectFits } from '@eyelet/testing/expect-fits.ts';
import { expectNoComplaints, openJourney } from '@eyelet/testing/journey.ts';
import { expect, test } from 'vitest';
import { writtenCase } from '../../api/cases/messages.ts';
import { heading, openStudio, t, taskAtHome } from './steps.ts';

const studio = openStudio(openJourney());
const days = 24 * 60;

test('an overdue case is seen on the first page, found first in the list, and answered too late', async () => {
  const email = `${randomUUID().slice(0, 8)}@due.example`;
  const reference = await writtenCase(studio.running().origin, { email });
  studio.later(10 * days);
  const later = await writtenCase(studio.running().origin, { email, message: 'Hello?' });
  const visitor = await studio.work('/', { name: 'Marta Ferri' });
  const { page } = visitor;
  await page.getByRole('link', { name: taskAtHome('cases-overdue') }).click();
  await heading(page, t('studio.cases.title')).waitFor();
  await page.getByRole('link', { name: reference }).waitFor();
  expect(await page.getByRole('link', { name: later }).count()).toBe(0);
  await page.getByRole('button', { name: t('studio.list.clear') }).click();
  const due = page.getByRole('columnheader', { name: t('studio.cases.due') });
  await due.getByRole('button').click();
  await expect.poll(() => due.getAttribute('aria-sort')).toBe('ascending');
  const rows = page.getByRole('row').filter({ hasText: new RegExp(`${reference}|${later}`) });
  await expect.poll(() => rows.nth(1).textContent()).toContain(later);
  await expectAccessible(page, 'cases by when they are due');
  await page.getByRole('link', { name: reference }).click();
  const targets = page.getByRole('region', { name: t('studio.cases.targets') });
  await targets
    .getByText(t('studio.cases.target.overdue', { when: '' }).trim())
    .first()
    .waitFor();
  await expectAccessible(page, 'a case that is overdue');
  await expectFits(page);
  const answer = page.getByRole('form', { name: t('studio.cases.answer') });
  await answer.getByRole('textbox').fill('It comes on Monday.');
  await answer.getByRole('button', { name: t('studio.cases.answer.send') }).click();
  await targets.getByText(t('studio.cases.target.missed')).waitFor();
  await targets.getByText(t('studio.cases.target.stopped')).waitFor();
  expectNoComplaints(visitor);
});
