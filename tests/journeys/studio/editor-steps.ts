import type { Page } from 'playwright-core';
import { t } from './steps.ts';

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
