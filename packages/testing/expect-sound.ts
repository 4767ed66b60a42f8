import type { Page } from 'playwright-core';
import { expectAccessible } from './accessibility.ts';
import { expectFits } from './expect-fits.ts';
import { widths } from './journey.ts';

/**
 * Expects the page in its current state to be accessible and not to scroll sideways on a phone, a tablet and a desktop. The page is
 * loaded once, as its looks follow its width.
 */
export async function expectSound(page: Page, where: string): Promise<void> {
  for (const width of Object.values(widths)) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page, `${where} at ${width} px`);
    await expectFits(page, `${where} at ${width} px`);
  }
}
