import { expectAccessible } from '@eyelet/testing/accessibility.ts';
import { openJourney, widths } from '@eyelet/testing/journey.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { ready, wordsOf } from '../checkout/steps.ts';
import { newAccount, signIn } from '../signing/steps.ts';

const journey = openJourney({ pictures: true });
const t = wordsOf('en-us');

async function open(page: Page, opener: string, title: string) {
  await page.getByRole('button', { name: opener, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: title });
  await dialog.waitFor();
  return dialog;
}

async function visit(width: number) {
  const visitor = await journey.visit('/en-us/dev/blocks?type=dialog', { viewport: { width, height: 900 } });
  await ready(visitor.page);
  return visitor;
}

const widthList = [widths.phone, widths.tablet, widths.desktop];

test.each(widthList)('at %d px a dialog has its picture above the text [B2.2.41]', async (width) => {
  const { page, complaints } = await visit(width);
  const dialog = await open(page, 'How we mend', 'We mend what we make');
  const picture = await dialog.getByRole('img').boundingBox();
  const title = await dialog.getByRole('heading').boundingBox();
  expect((picture?.y ?? 0) + (picture?.height ?? 0)).toBeLessThanOrEqual(title?.y ?? 0);
  await expectAccessible(page, 'dialog');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('How we mend');
  expect(complaints).toEqual([]);
});

test.each(widthList)(
  'at %d px a dialog has its picture at the left on large screens, and the newsletter form [B2.2.42] [B2.2.45]',
  async (width) => {
    const { page } = await visit(width);
    const dialog = await open(page, 'Letters from the shore', 'Letters from the shore');
    const picture = await dialog.getByRole('img').boundingBox();
    const title = await dialog.getByRole('heading').boundingBox();
    const isBeside = (picture?.x ?? 0) + (picture?.width ?? 0) <= (title?.x ?? 0);
    expect(isBeside).toBe(width >= 1024);
    await dialog.getByRole('button', { name: t('newsletter.submit') }).click();
    await dialog.locator('[aria-invalid=true]').first().waitFor();
    await expectAccessible(page, 'dialog');
  },
);

test.each(widthList)('at %d px a dialog has its picture within the text [B2.2.43]', async (width) => {
  const { page } = await visit(width);
  const dialog = await open(page, 'What wool does', 'Dry by noon');
  const inText = await dialog.locator('.words .media-view').boundingBox();
  const title = await dialog.getByRole('heading').boundingBox();
  expect(inText?.y).toBeGreaterThan((title?.y ?? 0) + (title?.height ?? 0));
  await dialog.getByText('Knitted in one piece').waitFor();
});

test('a dialog has the sign-up for an event: signing in, the form, and a confirmation whose button closes the dialog [B2.2.44]', async () => {
  const account = await newAccount(journey.origin());
  const visitor = await visit(widths.desktop);
  const { page, complaints } = visitor;
  const opener = 'Come to the mending days';
  const first = await open(page, opener, 'Bring what is worn');
  await first.getByText(t('events.signIn.text')).waitFor();
  await expectAccessible(page, 'a dialog with the sign-up for an event');
  await page.keyboard.press('Escape');
  await first.waitFor({ state: 'detached' });
  await signIn(page, 'en-us', account);
  const dialog = await open(page, opener, 'Bring what is worn');
  await dialog.getByText(t('events.emailNote')).waitFor();
  await dialog
    .getByRole('group', { name: t('events.days') })
    .getByRole('checkbox')
    .first()
    .check();
  await dialog.locator('[name=eventTermsAccepted]').check();
  await dialog.getByRole('button', { name: t('events.submit') }).click();
  const done = dialog.getByRole('status').filter({ hasText: t('events.done.title') });
  await done.getByRole('button', { name: t('events.close') }).click();
  await dialog.waitFor({ state: 'detached' });
  expect(complaints).toEqual([]);
});

test('without scripts a dialog is part of the page', async () => {
  const { page } = await journey.visit('/en-us/dev/blocks?type=dialog', { javaScriptEnabled: false });
  await page.getByRole('heading', { name: 'We mend what we make' }).waitFor();
  expect(await page.getByRole('button', { name: 'How we mend' }).isVisible()).toBe(false);
});
