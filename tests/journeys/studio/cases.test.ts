import { submitWarranty } from '@eyelet/contracts/cases/submit-warranty.ts';
import { expectAccessible } from '@eyelet/testing/accessibility.ts';
import { expectFits } from '@eyelet/testing/expect-fits.ts';
import { expectNoComplaints, openJourney, widths } from '@eyelet/testing/journey.ts';
import { newShopper } from '@eyelet/testing/shopper.ts';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { mailsTo, writtenCase } from '../../api/cases/messages.ts';
import { heading, openStudio, t } from './steps.ts';

const studio = openStudio(openJourney({ pictures: true }));

const about = 'My order: Where is my order?';

/** Submits a warranty case about a sole, with a picture. */
async function reportedSole(): Promise<string> {
  const image = sharp({ create: { width: 300, height: 200, channels: 3, background: '#7a5c3e' } });
  const payload = {
    ...{
      styleId: 'SKTERN01',
      purchasePlace: 'Skerry Boston',
      purchaseDate: '2026-03-05',
      message: 'The sole came off.',
    },
    ...{ firstName: 'Nils', lastName: 'Berg', addressLine1: '4 Wharf St', city: 'Portland', province: 'ME' },
    ...{ postalCode: '04101', country: 'US', email: 'nils@example.com', phone: '2075550144' },
    pictures: [(await image.jpeg().toBuffer()).toString('base64')],
  };
  const shopper = await newShopper(studio.running().origin);
  const body = { requestType: 'warranty', organisation: 'skerry', payload } as const;
  return (await shopper.call(submitWarranty, { body })).caseReference;
}

test('a case is found, assigned, noted, answered by mail and closed, and everything is audited', async () => {
  const reference = await writtenCase(studio.running().origin, { email: 'runa@example.com' });
  const sole = await reportedSole();
  const visitor = await studio.work('/cases', { name: 'Marta Ferri' });
  const { page } = visitor;
  await page.getByRole('searchbox', { name: t('studio.cases.search') }).fill('runa@');
  await expect.poll(() => page.getByRole('row').count()).toBe(2);
  await page.getByText(reference, { exact: true }).click();
  await heading(page, about).waitFor();
  await page.getByText('Where is my order?', { exact: true }).waitFor();

  await page.getByRole('button', { name: new RegExp(`${t('studio.cases.assignee')}$`) }).click();
  await page.getByRole('option', { name: 'Marta Ferri' }).click();
  await page.getByText(t('studio.cases.status.open'), { exact: true }).first().waitFor();

  const note = page.getByRole('form', { name: t('studio.cases.note') });
  await note.getByRole('button', { name: t('studio.cases.note.save') }).click();
  await note.getByText(t('studio.error.required')).waitFor();
  await note.getByRole('textbox').fill('The parcel waits at the depot.');
  await note.getByRole('button', { name: t('studio.cases.note.save') }).click();
  await page.getByRole('listitem').filter({ hasText: 'The parcel waits at the depot.' }).waitFor();

  const answer = page.getByRole('form', { name: t('studio.cases.answer') });
  await answer.getByRole('textbox').fill('It comes on Monday.\n\nBest wishes');
  await answer.getByRole('button', { name: t('studio.cases.answer.send') }).click();
  await page.getByRole('listitem').filter({ hasText: 'It comes on Monday.' }).waitFor();
  await page.getByText(t('studio.cases.status.waiting'), { exact: true }).first().waitFor();
  const mails = await mailsTo(studio.running(), 'runa@example.com');
  const mail = mails.find(({ kind }) => kind === 'case-answered');
  expect(mail?.text).toContain('It comes on Monday.');
  expect(mail?.text).not.toContain('depot');
  expect(mail?.text).toContain(`/help/contact-us?reference=${reference}`);

  await page.getByRole('button', { name: new RegExp(`${t('studio.state')}$`) }).click();
  await page.getByRole('option', { name: t('studio.cases.status.closed') }).click();
  await page.getByText(t('studio.cases.status.closed'), { exact: true }).first().waitFor();
  for (const action of ['cases.change', 'cases.note', 'cases.answer'] as const) {
    await page
      .getByRole('listitem')
      .filter({ hasText: t(`studio.action.${action}`) })
      .first()
      .waitFor();
  }

  // A warranty case is declined with a reason, which its writer is told.
  await page.goto(`${studio.origin()}/studio/cases/${sole}`);
  await page.getByRole('button', { name: t('studio.cases.warranty.act') }).click();
  const dialog = page.getByRole('dialog', { name: t('studio.cases.warranty.title') });
  await dialog.getByRole('button', { name: new RegExp(`${t('studio.cases.warranty.outcome')}$`) }).click();
  await page.getByRole('option', { name: t('studio.cases.warranty.outcome.declined') }).click();
  const decline = dialog.getByRole('button', { name: t('studio.cases.warranty.action.declined'), exact: true });
  await decline.click();
  await dialog.getByText(t('studio.cases.warranty.words.needed')).waitFor();
  await dialog.getByRole('textbox').fill('The sole was worn out.');
  await expectAccessible(page, 'decision of a warranty case');
  await decline.click();
  await page.getByRole('listitem').filter({ hasText: 'The sole was worn out.' }).waitFor();
  await page.getByText(t('studio.cases.status.closed'), { exact: true }).first().waitFor();
  const declined = (await mailsTo(studio.running(), 'nils@example.com')).filter(
    ({ kind }) => kind === 'warranty-declined',
  );
  expect(declined.map(({ text }) => text.includes('The sole was worn out.'))).toEqual([true]);
  expectNoComplaints(visitor);
});

test('an answer begins with a template in the words of the case, and is not sent while a place of it is open', async () => {
  const reference = await writtenCase(studio.running().origin, { orderNumber: '' });
  const visitor = await studio.work('/cases', { name: 'Marta Ferri' });
  const { page } = visitor;
  await page.getByRole('link', { name: t('studio.templates.title') }).click();
  await page.getByRole('button', { name: t('studio.templates.new') }).click();
  await page.getByRole('textbox', { name: t('studio.name.label') }).fill('Late parcel');
  await page.getByRole('textbox', { name: 'English' }).fill('Hello {firstName}, order {orderNumber} is late.');
  // The hint stands once above the four texts, and each of them is read out with it.
  const hint = page.getByText('{firstName}', { exact: false }).and(page.locator('p.hint'));
  const described = await page.getByRole('textbox', { name: 'English' }).getAttribute('aria-describedby');
  expect(described?.split(' ')).toContain(await hint.getAttribute('id'));
  await expectAccessible(page, 'a new template');
  await page.getByRole('button', { name: t('studio.save') }).click();
  await heading(page, 'Late parcel').waitFor();
  await page.goto(new URL(`/studio/cases/${reference}`, page.url()).href);
  const answer = page.getByRole('form', { name: t('studio.cases.answer') });
  await answer.getByRole('button', { name: new RegExp(t('studio.cases.template.choose')) }).click();
  await page.getByRole('option', { name: 'Late parcel' }).click();
  const field = answer.getByRole('textbox');
  await expect.poll(() => field.inputValue()).toBe('Hello Runa, order {orderNumber} is late.');
  await answer.getByRole('button', { name: t('studio.cases.answer.send') }).click();
  await answer.getByText(t('studio.cases.template.open', { place: '{orderNumber}' })).waitFor();
  await expectAccessible(page, 'an answer with an open place');
  await field.fill('Hello Runa, your order is late.');
  await answer.getByRole('button', { name: t('studio.cases.answer.send') }).click();
  await page.getByRole('listitem').filter({ hasText: 'your order is late.' }).waitFor();
  expectNoComplaints(visitor);
});

test.each([widths.phone, 1024, widths.desktop])('list and case are accessible and fit %i px', async (width) => {
  await reportedSole();
  const { page } = await studio.work('/cases', {}, { viewport: { width, height: 900 } });
  await page.getByText('Nils Berg').first().waitFor();
  await expectAccessible(page, 'list of cases');
  await expectFits(page);
  await page.getByText('Nils Berg').first().click();
  const picture = page.getByRole('img', { name: t('studio.cases.picture', { n: 1 }) });
  await picture.waitFor();
  await expect.poll(() => picture.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBe(300);
  await expectAccessible(page, 'case');
  await expectFits(page);
});

test('staff who may only read a case have no controls to change it, and others see no cases at all', async () => {
  const reference = await writtenCase(studio.running().origin);
  const { page } = await studio.work(`/cases/${reference}`, { roles: ['warehouse'] });
  await page.getByText(reference).waitFor({ state: 'detached' });
  expect(await page.getByText('Where is my order?').count()).toBe(0);
});
