import { expectAccessible } from '@eyelet/testing/accessibility.ts';
import { newConsumer } from '@eyelet/testing/consumer.ts';
import { expectFits } from '@eyelet/testing/expect-fits.ts';
import { expectNoComplaints, openJourney, widths } from '@eyelet/testing/journey.ts';
import { newLastName } from '@eyelet/testing/last-name.ts';
import { test } from 'vitest';
import { heading, openStudio, t } from './steps.ts';

const studio = openStudio(openJourney());

async function named() {
  const lastName = newLastName();
  const consumer = await newConsumer(studio.running().origin, { signUp: { firstName: 'Ruth', lastName } });
  return { ...consumer, name: `Ruth ${lastName}` };
}

test('an account is found by its email and becomes that of an athlete in a programme, and what is no amount is refused', async () => {
  const { email, name } = await named();
  const visitor = await studio.work('/allowances', { roles: ['finance'] });
  const { page } = visitor;
  await page.getByRole('searchbox', { name: t('studio.allowances.search') }).fill(email);
  await page.getByRole('link', { name: name }).click();
  await heading(page, name).waitFor();
  const form = page.getByRole('form', { name: t('studio.allowances.may') });
  const save = form.getByRole('button', { name: t('studio.save'), exact: true });
  const credit = form.getByRole('textbox', { name: t('studio.allowances.athleteField', { currency: 'USD' }) });
  await credit.fill('lots');
  await save.click();
  await form.getByText(t('error.STF400')).waitFor();
  await credit.fill('750');
  await form.getByRole('checkbox', { name: t('studio.allowances.identity.ipa') }).press('Space');
  await save.click();
  await form.getByText(t('studio.allowances.proofMissing')).first().waitFor();
  const proof = form.getByRole('textbox', { name: t('studio.allowances.proof') });
  await proof.fill('Member card 4711');
  await save.click();
  await page.getByText(t('studio.allowances.spent', { spent: '$0.00', yearly: '$750.00' }), { exact: true }).waitFor();
  await page.getByRole('definition').getByText('Member card 4711').waitFor();
  await expectAccessible(page, 'a changed allowance');
  // Another programme needs a proof of its own.
  const other = form.getByRole('checkbox', { name: t('studio.allowances.identity.wranx') });
  await other.press('Space');
  await save.click();
  await form.getByText(t('studio.allowances.proofMissing')).first().waitFor();
  await proof.fill('Member card 4712');
  await save.click();
  await page.getByRole('definition').getByText('Member card 4712').waitFor();
  await credit.fill('');
  await save.click();
  await page.getByText(t('studio.allowances.identity.ipa'), { exact: true }).first().waitFor();
  await page
    .getByText(t('studio.allowances.spent', { spent: '$0.00', yearly: '$750.00' }))
    .waitFor({ state: 'detached' });
  expectNoComplaints(visitor);
});

test.each([widths.phone, 820, widths.desktop])('list and record fit %i px and are accessible', async (width) => {
  const { auth, name } = await named();
  const { page } = await studio.work('/allowances', {}, { viewport: { width, height: 900 } });
  const places = [
    ['', t('studio.allowances.title')],
    [`/${auth.consumerNo}`, name],
  ] as const;
  for (const [path, title] of places) {
    await page.goto(`${studio.origin()}/studio/allowances${path}`);
    await heading(page, title).waitFor();
    await page.waitForLoadState('networkidle');
    await expectAccessible(page, title);
    await expectFits(page, title);
  }
});
