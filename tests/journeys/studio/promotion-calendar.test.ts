import { expectAccessible } from '@eyelet/testing/accessibility.ts';
import { expectFits } from '@eyelet/testing/expect-fits.ts';
import { expectNoComplaints, openJourney, widths } from '@eyelet/testing/journey.ts';
import { promotion } from '@eyelet/testing/promotion-builder.ts';
import { givePromotions } from '@eyelet/testing/promotions.ts';
import { beforeEach, expect, test } from 'vitest';
import { heading, openStudio, t } from './steps.ts';

const studio = openStudio(openJourney());

const during = (startsAt: string, endsAt: string) => ({ startsAt: new Date(startsAt), endsAt: new Date(endsAt) });

beforeEach(() =>
  givePromotions(studio.running(), [
    promotion('storm', { ...during('2040-03-03T12:00:00Z', '2040-03-20T12:00:00Z'), texts: { name: 'Storm week' } }),
    promotion('tide', { ...during('2040-03-18T12:00:00Z', '2040-04-02T12:00:00Z'), texts: { name: 'Spring tide' } }),
    promotion('quay', {
      ...during('2040-03-05T12:00:00Z', '2040-03-06T12:00:00Z'),
      ...{ locales: ['de-de'], texts: { name: 'Quay days' } },
    }),
    promotion('always', { texts: { name: 'Harbour price' } }),
  ]),
);

test('a month shows by keyboard which promotions hold beside which, as lines and as a table, also in one market', async () => {
  const visitor = await studio.work('/promotions', { roles: ['merchandiser'] });
  const { page } = visitor;
  await page.getByRole('button', { name: t('studio.promotions.calendar') }).press('Enter');
  await heading(page, t('studio.promotions.calendar')).waitFor();
  await page.goto(`${studio.origin()}/studio/promotions/calendar?month=2040-02`);
  await page.getByText(t('studio.promotions.calendarNone')).waitFor();
  await page.getByRole('button', { name: 'March 2040' }).press('Enter');
  await page.getByRole('heading', { level: 2, name: 'March 2040' }).waitFor();
  const lines = page.getByRole('list', { name: t('studio.promotions.calendar') });
  const line = (name: string) => lines.getByRole('listitem').filter({ hasText: name });
  await line('Storm week')
    .getByText(t('studio.promotions.calendarBeside', { n: 2 }))
    .waitFor();
  await page.getByText(t('studio.promotions.calendarTable')).press('Enter');
  const table = page.getByRole('table', { name: t('studio.promotions.calendar') });
  const row = table.getByRole('row').filter({ has: page.getByRole('link', { name: 'Storm week' }) });
  await row.getByRole('cell', { name: 'Quay days, Spring tide' }).waitFor();
  await page.getByText(t('studio.promotions.calendarAlways', { n: 1 })).press('Enter');
  await page.getByRole('link', { name: 'Harbour price' }).waitFor();
  await expectAccessible(page, 'the calendar of promotions');
  await page.goto(`${studio.origin()}/studio/promotions/calendar?month=2040-03&market=en-us`);
  await line('Storm week')
    .getByText(t('studio.promotions.calendarBeside', { n: 1 }))
    .waitFor();
  await expect.poll(() => lines.getByRole('listitem').count()).toBe(2);
  await line('Spring tide').getByRole('link').press('Enter');
  await heading(page, 'Spring tide').waitFor();
  const meetings = page.getByRole('table', { name: t('studio.promotions.meetings') });
  const meeting = meetings.getByRole('row').filter({ has: page.getByRole('link', { name: 'Storm week' }) });
  await meeting.getByText(t('studio.promotions.meets.in-turn', { first: 'Storm week' })).waitFor();
  await expectAccessible(page, 'the promotions that one meets');
  expectNoComplaints(visitor);
});

test.each([widths.phone, widths.tablet, widths.desktop])('the calendar fits %i px and is accessible', async (width) => {
  const browser = { viewport: { width, height: 800 } };
  const { page } = await studio.work('/promotions/calendar?month=2040-03', { roles: ['merchandiser'] }, browser);
  await page.getByRole('link', { name: 'Storm week' }).waitFor();
  await expectAccessible(page, 'the calendar of promotions');
  await expectFits(page);
});

test('a legend says what each bar means, with samples that differ where the system chooses the colors', async () => {
  const browser = { viewport: { width: widths.desktop, height: 800 }, forcedColors: 'active' as const };
  const { page } = await studio.work('/promotions/calendar?month=2040-03', { roles: ['merchandiser'] }, browser);
  const legend = page.getByRole('list', { name: t('studio.promotions.calendarLegend') });
  const states = ['running', 'scheduled', 'paused', 'ended', 'ineffective'] as const;
  await legend.getByText(t('studio.promotions.state.scheduled')).waitFor();
  expect(await legend.getByRole('listitem').allTextContents()).toEqual(
    states.map((state) => t(`studio.promotions.state.${state}`)),
  );
  const looks = await legend.locator('.calendar-bar').evaluateAll((bars) =>
    bars.map((bar) => {
      const { borderTopStyle, borderTopWidth, backgroundColor } = getComputedStyle(bar);
      return [borderTopStyle, borderTopWidth, backgroundColor].join(' ');
    }),
  );
  expect(new Set(looks).size).toBe(states.length);
  const line = page
    .getByRole('list', { name: t('studio.promotions.calendar') })
    .locator('.calendar-bar')
    .first();
  const sample = legend.locator('.calendar-bar[data-state="scheduled"]');
  const fill = (one: typeof line) => one.evaluate((bar) => getComputedStyle(bar).backgroundColor);
  expect(await fill(line)).toBe(await fill(sample));
});
