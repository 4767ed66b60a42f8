import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { type StudioShop, t } from './steps.ts';

/** A draft is saved automatically a moment after the last change. */
export const patient = { timeout: 15_000 };

/** The list of blocks in the editor. */
export const outline = (page: Page) => page.getByRole('navigation', { name: t('studio.editor.outline') });

/** The fields of the selected block. */
export const inspector = (page: Page) => page.getByRole('region', { name: t('studio.editor.inspector') });

/** The frame that shows the shop in the editor. */
export const frameOf = (page: Page) => page.frameLocator(`iframe[title="${t('studio.editor.frame')}"]`);

/** Waits until all changes are saved. */
export const isSaved = (page: Page) =>
  page.getByRole('status').getByText(t('studio.editor.saved'), { exact: true }).waitFor();

export const pressed = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Adds a block of a kind after the selected one, or at the end. */
export async function add(page: Page, type: string): Promise<void> {
  await pressed(page, t('studio.editor.add'));
  await page.getByRole('dialog').getByRole('searchbox').fill(type);
  await page.getByRole('dialog').getByRole('option', { name: type, exact: true }).click();
}

/** Schedules the open item from a time of the author's clock on. */
export async function scheduleFrom(page: Page, from: string): Promise<void> {
  await pressed(page, t('studio.content.more'));
  await page.getByRole('menuitem', { name: t('studio.content.schedule') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t('studio.content.from'), { exact: true }).fill(from);
  await dialog.getByRole('button', { name: t('studio.content.schedule') }).click();
  await page.getByText(t('studio.content.state.scheduled'), { exact: true }).waitFor();
}

/**
 * Moves the clock to the minute at which a page is published: before it shoppers do not see it, from then on they do.
 */
export async function expectFrom(studio: StudioShop, path: string, iso: string): Promise<void> {
  const status = async () => (await fetch(studio.origin() + path)).status;
  const until = (at: number) => studio.later((at - studio.now().getTime()) / 60_000);
  expect(await status()).toBe(404);
  until(Date.parse(iso) - 60_000);
  expect(await status()).toBe(404);
  until(Date.parse(iso));
  await expect.poll(status, patient).toBe(200);
}
