import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { type StudioShop, t } from './steps.ts';

/** A draft stores itself a moment after one pauses. */
export const patient = { timeout: 15_000 };

/** The parts of the page in the editor. */
export const outline = (page: Page) => page.getByRole('navigation', { name: t('studio.editor.outline') });

/** The fields of what is chosen. */
export const inspector = (page: Page) => page.getByRole('region', { name: t('studio.editor.inspector') });

/** The shop in the editor. */
export const frameOf = (page: Page) => page.frameLocator(`iframe[title="${t('studio.editor.frame')}"]`);

/** Waits until all that is written is stored. */
export const isSaved = (page: Page) =>
  page.getByRole('status').getByText(t('studio.editor.saved'), { exact: true }).waitFor();

export const pressed = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Adds a block of a kind after the chosen one, or at the end. */
export async function add(page: Page, type: string): Promise<void> {
  await pressed(page, t('studio.editor.add'));
  await page.getByRole('dialog').getByRole('searchbox').fill(type);
  await page.getByRole('dialog').getByRole('button', { name: type, exact: true }).click();
}

/** Schedules what is open from a moment of the author's clock on. */
export async function scheduleFrom(page: Page, from: string): Promise<void> {
  await pressed(page, t('studio.content.more'));
  await page.getByRole('menuitem', { name: t('studio.content.schedule') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t('studio.content.from'), { exact: true }).fill(from);
  await dialog.getByRole('button', { name: t('studio.content.schedule') }).click();
  await page.getByText(t('studio.content.state.scheduled'), { exact: true }).waitFor();
}

/** Goes to the minute at which a page is to be seen: before it is nowhere, from then on shoppers have it. */
export async function expectFrom(studio: StudioShop, path: string, iso: string): Promise<void> {
  const status = async () => (await fetch(studio.origin() + path)).status;
  const until = (at: number) => studio.later((at - studio.now().getTime()) / 60_000);
  expect(await status()).toBe(404);
  until(Date.parse(iso) - 60_000);
  expect(await status()).toBe(404);
  until(Date.parse(iso));
  await expect.poll(status, patient).toBe(200);
}
