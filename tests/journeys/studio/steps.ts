import type { TaskKind } from '@eyelet/contracts/home/task.ts';
import { createMessages } from '@eyelet/messages/create-messages.ts';
import { buildStudio } from '@eyelet/server/pages/build.ts';
import { mountStudio } from '@eyelet/server/studio/mount.ts';
import type { Journey, Visitor } from '@eyelet/testing/journey.ts';
import { codeAt, newStaff, type StaffOptions, staffPassword, type TestStaff } from '@eyelet/testing/staff.ts';
import { type RunningShop, type StartOptions, startShop } from '@eyelet/testing/start-shop.ts';
import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';

export const t = createMessages('en');

export { staffPassword };

export type StudioShop = Readonly<{
  running: () => RunningShop;
  origin: () => string;
  /** Moves the clock of the shop by minutes. */
  later: (minutes: number) => void;
  now: () => Date;
  /** A member of staff, and a browser in which they are signed in. */
  work: (
    path: string,
    options?: StaffOptions,
    browser?: BrowserContextOptions,
  ) => Promise<Visitor & { who: TestStaff }>;
  /** A browser in which nobody is signed in. */
  visit: (path: string, browser?: BrowserContextOptions) => Promise<Visitor>;
}>;

type MountPages = NonNullable<StartOptions['mountPages']>;

/** A shop with a studio and a clock of its own, optionally with the storefront; passkeys need a host name. */
export function openStudio(
  journey: Journey,
  mount: MountPages = (app) => mountStudio(app),
  start: (options: StartOptions) => Promise<RunningShop> = startShop,
): StudioShop {
  let running: RunningShop | undefined;
  let now = new Date('2026-11-22T09:00:00Z');
  beforeAll(async () => {
    await buildStudio();
    running = await start({ mountPages: mount, parts: { clock: () => now } });
  });
  afterAll(() => running?.close());
  const shop = () => {
    if (!running) throw new Error('the shop is not open yet');
    return running;
  };
  const origin = () => shop().origin.replace('127.0.0.1', 'localhost');
  const visit: StudioShop['visit'] = (path, browser = {}) =>
    journey.visit(`${origin()}/studio${path}`, { baseURL: origin(), locale: 'en-US', ...browser });
  return {
    running: shop,
    origin,
    now: () => now,
    later: (minutes) => {
      now = new Date(now.getTime() + minutes * 60_000);
    },
    visit,
    work: async (path, options, browser) => {
      const who = await newStaff(shop(), options);
      // A code can be used once; the next one is half a minute later.
      now = new Date(now.getTime() + 60_000);
      const visitor = await visit('/sign-in', browser);
      const cookie = { name: 'eyelet_staff', value: who.cookie() ?? '', domain: 'localhost', path: '/staff' };
      await visitor.context.addCookies([cookie]);
      await visitor.page.goto(`${origin()}/studio${path}`);
      return { ...visitor, who };
    },
  };
}

/** The title of the desk that staff see first. */
export const firstDesk = t('studio.home.title');

/** What a link at home says of a task, of one or of several: further attempts of a test leave further ones. */
export function taskAtHome(task: TaskKind): RegExp {
  return new RegExp([1, 2].map((count) => t(`studio.home.task.${task}`, { count })).join('|'));
}

/** The page with a title. */
export const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

/** Signs in with password and code, on the sign-in page or in the dialog. */
export async function signIn(
  place: Page | Locator,
  who: Pick<TestStaff, 'email' | 'password' | 'secret'>,
  now: Date,
): Promise<void> {
  await place.getByLabel(t('studio.email'), { exact: true }).fill(who.email);
  await place.getByLabel(t('studio.password'), { exact: true }).fill(who.password);
  await place.getByRole('button', { name: t('studio.signIn.next'), exact: true }).click();
  await place.getByLabel(t('studio.signIn.code'), { exact: true }).fill(codeAt(who.secret, now));
  await place.getByRole('button', { name: t('studio.signIn.action'), exact: true }).click();
}

/** The token of the last letter to a recipient. */
export async function mailedToken({ shop }: RunningShop, recipient: string): Promise<string> {
  const { facts } = await shop.database.db
    .selectFrom('letter')
    .select('facts')
    .where('recipient', '=', recipient)
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow();
  return String((facts as Readonly<Record<string, unknown>>).token);
}
