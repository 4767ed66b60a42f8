import { expectAccessible } from '@eyelet/testing/accessibility.ts';
import { expectFits } from '@eyelet/testing/expect-fits.ts';
import { newGiftCard } from '@eyelet/testing/gift-cards.ts';
import { expectNoComplaints, openJourney, widths } from '@eyelet/testing/journey.ts';
import { startStockedShop } from '@eyelet/testing/start-stocked-shop.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { heading, openStudio, t } from './steps.ts';

const studio = openStudio(openJourney(), undefined, startStockedShop);

/** Presses the button of a question that has to be answered first. */
async function confirm(page: Page, title: string): Promise<void> {
  const question = page.getByRole('alertdialog', { name: title });
  await expectAccessible(page, title);
  await question.getByRole('button', { name: title, exact: true }).click();
}

test('a card is issued, found by its last four digits, mailed again, blocked, unblocked and voided', async () => {
  const visitor = await studio.work('/gift-cards');
  const { page } = visitor;
  await page.getByRole('button', { name: t('studio.giftCards.issue'), exact: true }).click();
  const dialog = page.getByRole('dialog', { name: t('studio.giftCards.issue') });
  const issue = dialog.getByRole('button', { name: t('studio.giftCards.issueAction'), exact: true });
  await dialog.getByRole('textbox', { name: t('studio.giftCards.amountField', { currency: 'USD' }) }).fill('5');
  await dialog.getByRole('textbox', { name: t('studio.giftCards.recipientName') }).fill('Noor Said');
  await dialog.getByRole('textbox', { name: t('studio.email') }).fill('noor@friend.example');
  await issue.click();
  await dialog.getByText(t('validation.min', { n: 10 })).waitFor();
  await expectAccessible(page, 'a refused amount');
  await dialog.getByRole('textbox', { name: t('studio.giftCards.amountField', { currency: 'USD' }) }).fill('62.50');
  await issue.click();
  await page.getByText(t('studio.giftCards.issued', { amount: '$62.50', email: 'noor@friend.example' })).waitFor();
  const issued = page.getByRole('heading', { level: 1, name: /•••• \d{4}$/ });
  const last4 = (await issued.textContent())?.slice(-4) ?? '';
  await page.goto(`${studio.origin()}/studio/gift-cards`);
  await page.getByRole('searchbox', { name: t('studio.giftCards.search') }).fill(last4);
  await page.getByRole('link', { name: `•••• ${last4}` }).click();
  await heading(page, t('studio.giftCards.one', { last4 })).waitFor();
  await page.getByRole('button', { name: t('studio.giftCards.resend'), exact: true }).click();
  await confirm(page, t('studio.giftCards.resend'));
  await page.getByText(t('studio.giftCards.wasResent', { email: 'noor@friend.example' })).waitFor();
  await page.getByRole('button', { name: t('studio.giftCards.block'), exact: true }).click();
  await page.getByRole('textbox', { name: t('studio.note') }).fill('Reported by the bank');
  await confirm(page, t('studio.giftCards.block'));
  await page.getByText(`${t('studio.giftCards.cause.fraud')}: Reported by the bank`).waitFor();
  await page.getByRole('button', { name: t('studio.giftCards.unblock'), exact: true }).click();
  await confirm(page, t('studio.giftCards.unblock'));
  await page.getByText(t('studio.giftCards.isUnblocked')).waitFor();
  await page.getByRole('button', { name: t('studio.actions') }).click();
  await page.getByRole('menuitem', { name: t('studio.giftCards.void') }).click();
  await confirm(page, t('studio.giftCards.void'));
  await page.getByText(t('studio.giftCards.state.void'), { exact: true }).waitFor();
  // What is void has nothing left to be done.
  await expect
    .poll(() => page.getByRole('button', { name: t('studio.giftCards.unblock'), exact: true }).count())
    .toBe(0);
  const entries = page.getByRole('table', { name: t('studio.ledger.entries') });
  await entries.getByRole('row', { name: /-\$62\.50 \$0\.00/ }).waitFor();
  expectNoComplaints(visitor);
});

/** British cards that are owed, of earlier attempts, too. */
let owed = 0;

test('the ledger is reached by its link, and a recount says that it holds and what is owed on cards', async () => {
  await newGiftCard(studio.running(), 4000, { currency: 'GBP', locale: 'en_GB' });
  owed += 1;
  const visitor = await studio.work('/gift-cards');
  const { page } = visitor;
  await page
    .getByRole('navigation')
    .getByRole('link', { name: t('studio.ledger.title'), exact: true })
    .click();
  await heading(page, t('studio.ledger.title')).waitFor();
  await page.getByRole('button', { name: t('studio.ledger.run') }).click();
  await page.getByText(t('studio.ledger.holds')).waitFor();
  const kinds = page.getByRole('table', { name: t('studio.ledger.owed') });
  const cards = t('studio.ledger.value.giftCard');
  await kinds.getByRole('row', { name: `${cards} ${owed} £${owed * 40}.00 £0.00`, exact: true }).waitFor();
  const recounts = page.getByRole('table', { name: t('studio.ledger.recounts') });
  await recounts
    .getByText(t('studio.ledger.result', { count: 0 }))
    .first()
    .waitFor();
  await expectAccessible(page, 'the ledger after a recount');
  expectNoComplaints(visitor);
});

test('who may only see gift cards is offered nothing else, and who may not is told', async () => {
  const { id } = await newGiftCard(studio.running(), 4000);
  const { page } = await studio.work(`/gift-cards/${id}`, { roles: ['care'] });
  await page.getByRole('button', { name: t('studio.giftCards.block'), exact: true }).waitFor();
  await expect.poll(() => page.getByRole('button', { name: t('studio.actions') }).count()).toBe(0);
  const other = await studio.work('/gift-cards', { roles: ['author'] });
  await other.page.getByText(t('error.STF403')).waitFor();
});

test.each([widths.phone, 820, widths.desktop])('list and record fit %i px and are accessible', async (width) => {
  const { id, number } = await newGiftCard(studio.running(), 4000);
  const { page } = await studio.work('/gift-cards', {}, { viewport: { width, height: 900 } });
  const places = [
    ['', t('studio.giftCards.title')],
    [`/${id}`, t('studio.giftCards.one', { last4: number.slice(-4) })],
  ] as const;
  for (const [path, title] of places) {
    await page.goto(`${studio.origin()}/studio/gift-cards${path}`);
    await heading(page, title).waitFor();
    await page.waitForLoadState('networkidle');
    await expectAccessible(page, title);
    await expectFits(page, title);
  }
});
