import { createContent } from '@eyelet/contracts/content/create.ts';
import type { ContentBlock } from '@eyelet/contracts/content/page.ts';
import { publishContent } from '@eyelet/contracts/content/publish.ts';
import { segmentIds } from '@eyelet/contracts/personalisation/segment-ids.ts';
import { accounts, demoPassword } from '@eyelet/demo/accounts/accounts.ts';
import { loadAccounts } from '@eyelet/demo/accounts/load.ts';
import { loadDemo } from '@eyelet/demo/load/load.ts';
import { gatherVariants } from '@eyelet/domain/content/gather-variants.ts';
import { mountPages } from '@eyelet/server/pages/mount.ts';
import { textBlock } from '@eyelet/testing/content-items.ts';
import { openJourney } from '@eyelet/testing/journey.ts';
import { newStaff } from '@eyelet/testing/staff.ts';
import { type RunningShop, startShop } from '@eyelet/testing/start-shop.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { buy, ready } from '../checkout/steps.ts';
import { accountMenu, openSignIn, patient, sendSignIn } from '../signing/steps.ts';

const journey = openJourney();
let running: RunningShop;
beforeAll(async () => {
  running = await startShop({
    mountPages,
    parts: {
      clock: () => new Date(),
      beforeSnapshot: async (database, now) => {
        await loadDemo(database, now);
        await loadAccounts(database, now);
      },
    },
  });
  const publisher = await newStaff(running, { roles: ['publisher'] });
  const props = { title: 'Segments', description: '', seo: { title: 'Segments', description: '' } };
  const page = { props, sections: [{ name: 'main', blocks: segmentIds.map(blockOf) }] };
  const document = gatherVariants({ source: 'en', version: 1, texts: { en: page } });
  const body = { kind: 'page', key: 'segments', name: 'Segments', document } as const;
  const { item } = await publisher.call(createContent, { body });
  await publisher.call(publishContent, { params: { itemId: item.itemId }, body: { version: 1 } });
  const statusOf = async () => (await fetch(`${running.origin}/en-us/segments`)).status;
  await vi.waitFor(async () => expect(await statusOf()).toBe(200), patient);
});
afterAll(() => running.close());

/** A block for one segment alone, as an author writes it. */
function blockOf(id: string): ContentBlock & { id: string } {
  const segments = [{ id, targets: [textBlock(`Only for ${id}.`)] }];
  return { id, type: 'segmentation', version: 1, props: { segments, baselines: [] } };
}

/** Expects that the page shows the blocks of these segments, and no others. */
async function expectShown(window: Page, expected: readonly string[]): Promise<void> {
  const shown = async () => {
    const text = (await window.locator('main').textContent()) ?? '';
    return [...text.matchAll(/Only for (\w+)\./g)].map(([, id]) => id).toSorted();
  };
  await expect.poll(shown, patient).toEqual(expected.toSorted());
}

const negations = ['nonEmployee', 'notWranx', 'notIpa', 'notBoth', 'notAthlete'];
const without = (...ids: readonly string[]) => negations.filter((id) => !ids.includes(id));

test('a visitor sees what is for visitors and an empty cart, and something else once there is something in it [B4.2.06] [B4.2.12] [B4.2.13] [B4.2.22]', async () => {
  const { page: window } = await journey.visit('/en-us/segments', { baseURL: running.origin });
  await ready(window);
  await expectShown(window, ['loggedOut', 'cartEmpty', ...negations]);
  await buy(window, 'en-us');
  await window.goto('/en-us/segments');
  await expectShown(window, ['loggedOut', 'cartNotEmpty', ...negations]);
});

test.each([
  ['registered', ['nonLoyalty', ...negations]],
  ['member', ['loyalty', ...negations]],
  ['employee', ['employee', 'nonLoyalty', ...without('nonEmployee')]],
  ['wranx', ['wranx', 'nonLoyalty', ...without('notWranx')]],
  ['ipa', ['ipa', 'nonLoyalty', ...without('notIpa')]],
  ['both', ['wranx', 'ipa', 'both', 'nonLoyalty', ...without('notWranx', 'notIpa', 'notBoth')]],
  ['athlete', ['athlete', 'nonLoyalty', ...without('notAthlete')]],
])(
  'the account %s sees the blocks of %j only [B4.2.07] [B4.2.09] [B4.2.11] [B4.2.15] [B4.2.17] [B4.2.19] [B4.2.21]',
  async (name, expected) => {
    const account =
      accounts.find(({ email }) => email === `${name}@skerry.example`) ?? expect.fail(`no account ${name}`);
    const { page: window } = await journey.visit('/en-us/about', { baseURL: running.origin });
    const dialog = await openSignIn(window, 'en-us');
    await sendSignIn(dialog, 'en-us', account.email, demoPassword);
    await dialog.waitFor({ state: 'detached' });
    await accountMenu(window, 'en-us', account.firstName).waitFor();
    await window.goto('/en-us/segments');
    await expectShown(window, ['loggedIn', 'cartEmpty', ...expected]);
  },
);
