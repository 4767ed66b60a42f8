import { createRole } from '@eyelet/contracts/roles/create.ts';
import { expectAccessible } from '@eyelet/testing/accessibility.ts';
import { expectNoComplaints, openJourney } from '@eyelet/testing/journey.ts';
import { beforeEach, expect, test } from 'vitest';
import { giveUp } from '../../api/follow-ups/give-up.ts';
import { heading, openStudio, t } from './steps.ts';

const studio = openStudio(openJourney());

beforeEach(async () => {
  await studio.running().shop.database.pool.query('delete from event_delivery');
  await giveUp(studio.running(), ['E-1001', 'E-1002', 'F-7']);
});

const givenUp = async () => {
  const { rows } = await studio
    .running()
    .shop.database.pool.query('select count(*)::int as count from event_delivery where failed_at is not null');
  return rows[0].count as number;
};

test('deliveries that a consumer gave up on are filtered by it, shown with their errors, and delivered again', async () => {
  const visitor = await studio.work('/follow-ups');
  const { page } = visitor;
  await heading(page, t('studio.followUps.title')).waitFor();
  await page.getByText(t('studio.list.count', { shown: 9, total: 9 })).waitFor();
  await page.getByRole('button', { name: t('studio.followUps.consumer') }).click();
  await page.getByRole('option', { name: t('studio.consumer.payments') }).click();
  await page.getByText(t('studio.list.count', { shown: 3, total: 3 })).waitFor();
  await page.getByRole('searchbox').fill('f-');
  await page.getByText(t('studio.list.count', { shown: 1, total: 1 })).waitFor();
  const row = page.getByRole('row').filter({ hasText: 'F-7' });
  await row.getByRole('button').click();
  await page.getByText('"odd": true').waitFor();
  await expectAccessible(page, 'a fact that was given up');
  await page.getByRole('button', { name: t('studio.followUps.resend') }).click();
  const question = page.getByRole('alertdialog');
  await question.getByText(`${t('studio.consumer.payments')}: 1`).waitFor();
  await question.getByRole('button', { name: t('studio.followUps.resend') }).click();
  await page.getByText(t('studio.list.noneFits')).waitFor();
  expect(await givenUp()).toBe(8);
  await page.goto(`${studio.origin()}/studio/audit?action=followUps.resend`);
  await page
    .getByRole('row')
    .filter({ hasText: t('studio.action.followUps.resend') })
    .first()
    .getByRole('button')
    .click();
  const changes = page.getByRole('table', { name: t('studio.audit.changes') });
  await changes
    .getByRole('row')
    .filter({ hasText: t('studio.fact.order.placed') })
    .waitFor();
  expectNoComplaints(visitor);
});

test('several are selected and delivered again together; the keyboard does it as well', async () => {
  const { page } = await studio.work('/follow-ups?consumer=payments');
  const bar = page.getByRole('region', { name: t('studio.list.selection') });
  const all = page.getByRole('checkbox', { name: t('studio.list.selectAll') });
  await page.getByRole('row').filter({ hasText: 'E-1001' }).waitFor();
  expect(await bar.count()).toBe(0);
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await bar.getByText(t('studio.list.selected', { count: 1 })).waitFor();
  await expect.poll(() => all.evaluate((box) => (box as HTMLInputElement).indeterminate)).toBe(true);
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await bar.getByText(t('studio.list.selected', { count: 2 })).waitFor();
  await expectAccessible(page, 'a selection');
  await bar.getByRole('button', { name: t('studio.list.unselect') }).click();
  await bar.waitFor({ state: 'detached' });
  await all.focus();
  await page.keyboard.press('Space');
  await bar.getByText(t('studio.list.selected', { count: 3 })).waitFor();
  await bar.getByRole('button', { name: t('studio.followUps.resend') }).click();
  const question = page.getByRole('alertdialog', { name: t('studio.followUps.resendTitle', { count: 3 }) });
  await question.getByRole('button', { name: t('studio.followUps.resend') }).click();
  await page.getByText(t('studio.followUps.resent', { count: 3 })).waitFor();
  await bar.waitFor({ state: 'detached' });
  expect(await givenUp()).toBe(6);
});

test('staff who may only see them cannot select or send', async () => {
  const owner = await studio.work('/follow-ups');
  const { roleId } = await owner.who.call(createRole, { body: { name: 'Watchers', permissions: ['follow-ups.read'] } });
  const { page } = await studio.work('/follow-ups', { roles: [roleId] });
  await page.getByRole('row').filter({ hasText: 'E-1001' }).first().waitFor();
  await expect.poll(() => page.getByRole('checkbox').count()).toBe(0);
  await page.getByRole('row').filter({ hasText: 'E-1001' }).first().getByRole('button').click();
  await page.getByText('"odd": true').waitFor();
  await expect.poll(() => page.getByRole('button', { name: t('studio.followUps.resend') }).count()).toBe(0);
});
