import { randomUUID } from 'node:crypto';
import { marketByLocale } from '@eyelet/domain/markets/markets.ts';
import { createMessages } from '@eyelet/messages/create-messages.ts';
import type { Translate } from '@eyelet/messages/translate.ts';
import type { Page, Request } from 'playwright-core';

/** Timeout for changes of the page that nothing else announces; waiting ends as soon as they are there. */
export const patient = { timeout: 20_000 } as const;

export const password = 'Granite-on-the-shore-7';

/** The messages of a market. */
export function wordsOf(locale: string): Translate {
  return createMessages(marketByLocale(locale)?.tag ?? 'en');
}

/** An unused email. */
export function newEmail(): string {
  return `ada.${randomUUID().slice(0, 8)}@example.com`;
}

/** An unused North American phone, formatted. */
export function newPhone(): string {
  const digits = String(Number.parseInt(randomUUID().slice(0, 6), 16) % 10_000_000).padStart(7, '0');
  return `(415) ${digits.slice(0, 3)} - ${digits.slice(3)}`;
}

/** Waits until the page is hydrated. */
export async function ready(page: Page): Promise<void> {
  await page.locator('html[data-ready=true]').waitFor({ state: 'attached' });
}

/** Calls of the API that the page makes from now on, as method and path. */
export function collectCalls(page: Page): { calls: string[]; requests: Request[] } {
  const calls: string[] = [];
  const requests: Request[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!/^\/(consumers-v3|token|fapi)\//.test(pathname)) return;
    calls.push(`${request.method()} ${pathname}`);
    requests.push(request);
  });
  return { calls, requests };
}

/** Answers a call with a refusal. */
export async function refuseCall(page: Page, path: string, errorId: string, status = 409): Promise<void> {
  await page.route(`**${path}`, (route) =>
    route.fulfill({
      status,
      json: { appId: 'eyelet', correlationId: 'forced', errorDetails: [{ errorId, message: errorId }] },
    }),
  );
}

export type NewConsumer = Readonly<{ email: string; birthDate?: string; phone?: string }>;

/** Fills in a sign-up form: the fields that it shows, and the required boxes. */
export async function fillSignUp(page: Page, { email, birthDate, phone }: NewConsumer): Promise<void> {
  const field = (name: string) => page.locator(`#sign-up-${name}`);
  await field('email').fill(email);
  await field('password').fill(password);
  if ((await field('firstName').count()) === 0) return;
  await field('firstName').fill('Ada');
  await field('lastName').fill('Brink');
  if (birthDate !== undefined) await field('birthDate').fill(birthDate);
  if (phone !== undefined) await field('phone').fill(phone);
  for (const box of ['policy', 'loyaltyTerms', 'brandTerms']) {
    if ((await field(box).count()) > 0) await field(box).check();
  }
}
