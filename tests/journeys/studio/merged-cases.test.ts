import { randomUUID } from 'node:crypto';
import { mergeCase } from '@eyelet/contracts/cases/merge.ts';
import { expectAccessible } from '@eyelet/testing/accessibility.ts';
import { expectFits } from '@eyelet/testing/expect-fits.ts';
import { expectNoComplaints, openJourney } from '@eyelet/testing/journey.ts';
import { expect, test } from 'vitest';
import { writtenCase } from '../../api/cases/messages.ts';
import { heading, openStudio, t } from './steps.ts';

const studio = openStudio(openJourney());

test('a case is merged into another one of the same customer, which has the messages of both', async () => {
  const { origin } = studio.running();
  const email = `${randomUUID().slice(0, 8)}@merge.example`;
  const first = await writtenCase(origin, { email, message: 'Where is my order?' });
  studio.later(5);
  const second = await writtenCase(origin, { email, message: 'It is the red one.' });
  const visitor = await studio.work(`/cases/${second}`, { name: 'Marta Ferri' });
  const { page } = visitor;
  const section = page.getByRole('region', { name: t('studio.cases.merge'), exact: true });
  await section.getByRole('button', { name: new RegExp(t('studio.cases.merge.choose')) }).click();
  await page.getByRole('option', { name: new RegExp(first) }).click();
  await expectAccessible(page, 'a case that can be merged');
  // The chosen case has a long text.
  await expectFits(page);
  await section.getByRole('button', { name: t('studio.cases.merge.act'), exact: true }).click();
  const question = page.getByRole('alertdialog');
  await question.getByText(t('studio.cases.merge.what', { reference: second, into: first })).waitFor();
  await question.getByRole('button', { name: t('studio.cases.merge.act'), exact: true }).click();
  await page.waitForURL(`**/cases/${first}`);
  const messages = page.getByRole('region', { name: t('studio.cases.messages') });
  // The other case has been read by then.
  await messages.getByText('Where is my order?', { exact: true }).waitFor();
  const texts = await messages.getByRole('listitem').allTextContents();
  expect(texts[0]).toContain('Where is my order?');
  expect(texts[1]).toContain(`${t('studio.cases.entry.to')} ${second}`);
  const details = page.getByRole('region', { name: t('studio.cases.details') });
  await details.getByRole('link', { name: second, exact: true }).waitFor();
  await expectAccessible(page, 'a case with the messages of two');
  // From what was written to it to the merged case, which says what only it knows.
  await messages.getByRole('link', { name: second, exact: true }).click();
  await page.waitForURL(`**/cases/${second}`);
  await page.getByText(t('studio.cases.merged'), { exact: true }).first().waitFor();
  expect(await page.getByRole('form', { name: t('studio.cases.answer') }).count()).toBe(0);
  await expectAccessible(page, 'a merged case');
  await page.getByRole('link', { name: first, exact: true }).click();
  await page.waitForURL(`**/cases/${first}`);
  await heading(page, 'My order: Where is my order?').waitFor();
  expectNoComplaints(visitor);
});

test('whoever answers a case that a colleague merges meanwhile is told, and led to the other one', async () => {
  const { origin } = studio.running();
  const email = `${randomUUID().slice(0, 8)}@merge.example`;
  const first = await writtenCase(origin, { email, message: 'Where is my order?' });
  const second = await writtenCase(origin, { email, message: 'It is the red one.' });
  const { page, who } = await studio.work(`/cases/${second}`);
  const answer = page.getByRole('form', { name: t('studio.cases.answer') });
  await answer.getByRole('textbox').fill('Which one?');
  await who.call(mergeCase, { params: { reference: second }, body: { into: first, version: 1 } });
  await answer.getByRole('button', { name: t('studio.cases.answer.send') }).click();
  await page.getByRole('link', { name: first, exact: true }).waitFor();
  await expect.poll(() => answer.getByRole('textbox').inputValue()).toBe('Which one?');
});
