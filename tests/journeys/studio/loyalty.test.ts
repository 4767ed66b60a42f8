import { expectAccessible } from '@eyelet/testing/accessibility.ts';
import { expectFits } from '@eyelet/testing/expect-fits.ts';
import { expectNoComplaints, openJourney, widths } from '@eyelet/testing/journey.ts';
import { newLastName } from '@eyelet/testing/last-name.ts';
import { newMember } from '@eyelet/testing/loyalty.ts';
import { expect, test } from 'vitest';
import { heading, openStudio, t, taskAtHome } from './steps.ts';

const studio = openStudio(openJourney());

async function named(points: number) {
  const lastName = newLastName();
  const member = await newMember(studio.running(), points, { signUp: { firstName: 'Ruth', lastName } });
  return { ...member, name: `Ruth ${lastName}` };
}

test('a member is found, gets points, and of many points a colleague decides', async () => {
  const member = await named(1000);
  const visitor = await studio.work('/loyalty', { roles: ['care'] });
  const { page } = visitor;
  await page.getByRole('searchbox', { name: t('studio.loyalty.search') }).fill(member.email);
  await page.getByRole('link', { name: member.name }).click();
  await heading(page, member.name).waitFor();
  const adjust = async (points: string, action: 'adjust' | 'ask') => {
    await page.getByRole('button', { name: t('studio.loyalty.adjust'), exact: true }).click();
    const dialog = page.getByRole('dialog', { name: t('studio.loyalty.adjust') });
    await dialog.getByRole('textbox', { name: t('studio.loyalty.pointsField') }).fill(points);
    await expectAccessible(page, 'adjusting points');
    await dialog.getByRole('button', { name: t(`studio.loyalty.${action}`), exact: true }).click();
  };
  await adjust('250', 'adjust');
  await page.getByText(t('studio.loyalty.adjusted', { name: member.name })).waitFor();
  await page.getByRole('row', { name: /\+250 1,250/ }).waitFor();
  await adjust('-900', 'ask');
  await page.getByText(t('studio.loyalty.waitsFor')).waitFor();
  // Whoever has asked decides nothing, and may take it back.
  await expect.poll(() => page.getByRole('button', { name: t('studio.loyalty.approve') }).count()).toBe(0);
  await page.getByRole('button', { name: t('studio.loyalty.takeBack') }).waitFor();
  const colleague = await studio.work('/home', { roles: ['finance'] });
  await colleague.page.getByRole('link', { name: taskAtHome('points-to-approve') }).click();
  await colleague.page.getByRole('link', { name: member.name }).click();
  await colleague.page.getByRole('button', { name: t('studio.loyalty.approve'), exact: true }).click();
  const question = colleague.page.getByRole('alertdialog', { name: t('studio.loyalty.approve') });
  await expectAccessible(colleague.page, 'approving');
  await question.getByRole('button', { name: t('studio.loyalty.approve'), exact: true }).click();
  await colleague.page.getByText(t('studio.loyalty.approveDone')).waitFor();
  await colleague.page.getByRole('row', { name: /-900 350/ }).waitFor();
  expectNoComplaints(visitor);
  expectNoComplaints(colleague);
});

test.each([widths.phone, 820, widths.desktop])('list and record fit %i px and are accessible', async (width) => {
  const member = await named(40);
  const { page } = await studio.work('/loyalty', {}, { viewport: { width, height: 900 } });
  const places = [
    ['', t('studio.loyalty.title')],
    [`/${member.auth.consumerNo}`, member.name],
  ] as const;
  for (const [path, title] of places) {
    await page.goto(`${studio.origin()}/studio/loyalty${path}`);
    await heading(page, title).waitFor();
    await page.waitForLoadState('networkidle');
    await expectAccessible(page, title);
    await expectFits(page, title);
  }
});
