import { openJourney } from '@eyelet/testing/journey.ts';
import { expect, test } from 'vitest';
import { elsewhere, heart, like, nameIn, newAccount, patient, press, ready, signIn, tern, wordsOf } from './steps.ts';

const journey = openJourney();

test('a consumer shares a list by link and by mail, and ends the sharing [C7.126, C7.127]', async () => {
  const t = wordsOf('de-de');
  const account = await newAccount(journey.origin());
  await like(await elsewhere(journey.origin(), account), tern.productId);
  const { page } = await journey.visit('/de-de');
  await signIn(page, 'de-de', account);
  await page.goto('/de-de/favorites');
  await ready(page);
  await page.getByRole('link', { name: t('favorites.share'), exact: true }).click();
  const dialog = page.getByRole('dialog', { name: t('favorites.share.title') });
  await dialog.getByRole('button', { name: t('favorites.share.create') }).click();
  const link = await dialog.getByRole('textbox', { name: t('favorites.share.link') }).inputValue();
  const recipients = dialog.getByRole('textbox', { name: t('favorites.share.recipients') });
  await recipients.fill('nobody');
  await dialog.getByRole('button', { name: t('favorites.share.send'), exact: true }).click();
  await dialog.getByText(t('favorites.share.refused', { most: 20 })).waitFor();
  await recipients.fill('bo@example.com, cleo@example.com');
  await dialog.getByRole('button', { name: t('favorites.share.send'), exact: true }).click();
  await dialog.getByText(t('favorites.share.sent', { n: 2 })).waitFor();

  const friend = await journey.visit(link);
  await friend.page.getByRole('heading', { level: 1, name: t('favorites.of', { name: account.firstName }) }).waitFor();
  await friend.page.getByRole('heading', { name: nameIn('de-de', tern), exact: true }).waitFor();

  await dialog.getByRole('button', { name: t('favorites.share.stop') }).click();
  await dialog.getByText(t('favorites.share.stopped')).waitFor();
  expect((await friend.page.reload())?.status()).toBe(404);
});

test('a guest who wants to share is asked to sign in [C6.04]', async () => {
  const t = wordsOf('en-us');
  const account = await newAccount(journey.origin());
  const { page } = await journey.visit(`/en-us/p/x-${tern.productId}`);
  await ready(page);
  await press(page, heart(page.getByRole('main'), 'en-us', tern.name));
  await page.goto('/en-us/favorites');
  await ready(page);
  await page.getByRole('link', { name: t('favorites.share'), exact: true }).click();
  const dialog = page.getByRole('dialog', { name: t('favorites.share.title') });
  await dialog.getByText(t('favorites.share.guest')).waitFor();
  await dialog.getByRole('link', { name: t('favorites.share.signIn') }).click();
  const signInDialog = page.getByRole('dialog', { name: t('auth.signIn.title') });
  await signInDialog.locator('#sign-in-email').waitFor();
  expect(account.email).toContain('@');
  await expect.poll(() => dialog.count(), patient).toBe(0);
});
