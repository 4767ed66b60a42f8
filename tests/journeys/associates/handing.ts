import type { Locator, Page } from 'playwright-core';
import decodeQR from 'qr/decode.js';
import sharp from 'sharp';
import { wordsOf } from './steps.ts';

/** The content of the QR code on a page, as a phone's camera reads it. */
export async function scan(page: Page, locale: string, label?: string): Promise<string> {
  const code = page.getByRole('img', { name: label ?? wordsOf(locale)('handover.code.label') });
  const { data, info } = await sharp(await code.screenshot())
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return decodeQR({ width: info.width, height: info.height, data });
}

/** The button of the cart page that hands the cart over, from a till or by a shopper. */
export function handOver(page: Page, locale: string, giver: 'store' | 'shopper'): Locator {
  return page.getByRole('main').getByRole('button', { name: wordsOf(locale)(`handover.give.${giver}`), exact: true });
}

/** The button that takes a cart. */
export function takeOver(page: Page, locale: string): Locator {
  return page.getByRole('main').getByRole('button', { name: wordsOf(locale)('handover.take.submit') });
}

/** A heading of the page. */
export function titled(page: Page, name: string): Locator {
  return page.getByRole('heading', { level: 1, name, exact: true });
}
