import { expectAccessible } from '@eyelet/testing/accessibility.ts';
import { openJourney, widths } from '@eyelet/testing/journey.ts';
import { expect, test } from 'vitest';
import { patient, ready } from '../checkout/steps.ts';

const journey = openJourney();

const gallery = async (type: string, width: number = widths.desktop) => {
  const visitor = await journey.visit(`/en-us/dev/blocks?type=${type}`, { viewport: { width, height: 900 } });
  await ready(visitor.page);
  return { ...visitor, blocks: visitor.page.locator(`[data-example="${type}"]`) };
};

test('rich text shows headings, lists, a table and links into the market [B2.2.27]', async () => {
  const { page, blocks, complaints } = await gallery('rich-text');
  const text = blocks.first();
  await text.getByRole('heading', { name: 'After rain' }).waitFor();
  await expect.poll(() => text.getByRole('listitem').filter({ hasText: 'Loosen the laces.' }).count()).toBe(1);
  expect(await text.getByRole('cell').allTextContents()).toContain('Four times a year');
  expect(await text.getByRole('link', { name: 'Send it to us' }).getAttribute('href')).toBe('/en-us/help-returns');
  await expectAccessible(page, 'rich text');
  expect(complaints).toEqual([]);
});

test('accordions open and close by press and key, announce it, and close the others if only one may be open [B2.2.28]', async () => {
  const { page, blocks, complaints } = await gallery('accordions');
  const [questions, care] = [blocks.nth(0), blocks.nth(1)];
  const summary = (name: string) => questions.locator('summary').filter({ hasText: name });
  const expanded = (name: string) => summary(name).evaluate((one) => (one.parentElement as HTMLDetailsElement).open);
  expect([await expanded('wet granite'), await expanded('replaced')]).toEqual([true, false]);
  await summary('replaced').click();
  expect(await questions.getByText('Twice at least.').isVisible()).toBe(true);
  await summary('replaced').press('Enter');
  expect(await questions.getByText('Twice at least.').isVisible()).toBe(false);
  await summary('replaced').press(' ');
  expect([await expanded('wet granite'), await expanded('replaced')]).toEqual([true, true]);
  // Browsers report to assistive technology that a summary is expanded.
  const { nodes } = await (await page.context().newCDPSession(page)).send('Accessibility.getFullAXTree');
  const told = nodes.find(
    ({ role, name }) => role?.value === 'DisclosureTriangle' && /replaced/.test(String(name?.value)),
  );
  expect(told?.properties?.find(({ name }) => name === 'expanded')?.value.value).toBe(true);
  await care.locator('summary').filter({ hasText: 'Suede' }).click();
  await expect.poll(() => care.locator('details[open]').count(), patient).toBe(1);
  await expectAccessible(page, 'accordions');
  expect(complaints).toEqual([]);
});

test('a link to an anchor scrolls to it, below the header, and into a closed section [B2.2.29]', async () => {
  const { page } = await journey.visit('/en-us/dev/blocks');
  await ready(page);
  const top = () => page.locator('#an-anchor').evaluate((one) => one.getBoundingClientRect().top);
  expect(await top()).toBeGreaterThan(900);
  await page.getByRole('link', { name: 'To the anchor' }).click();
  const header = await page.locator('header').evaluate((one) => one.getBoundingClientRect().bottom);
  await expect.poll(top, patient).toBeLessThan(400);
  expect(await top()).toBeGreaterThanOrEqual(header);
  await page.goto('/en-us/dev/blocks?type=accordions#soles');
  await page.getByText('Twice at least.').waitFor();
});

test('buttons link to their targets and have the look that their author chose [B2.2.31]', async () => {
  const { page, blocks, complaints } = await gallery('buttons');
  const link = (name: string) => blocks.getByRole('link', { name, exact: true });
  expect(await link('Find a store').getAttribute('href')).toBe('/en-us/store-locator');
  const ground = (name: string) => link(name).evaluate((one) => getComputedStyle(one).backgroundColor);
  const grounds = await Promise.all(['See what is new', 'Find a store', 'Women'].map(ground));
  expect(new Set(grounds).size).toBe(3);
  const wide = await Promise.all(['Women', 'Men'].map(async (name) => (await link(name).boundingBox())?.width));
  expect(wide[0]).toBe(wide[1]);
  expect(await blocks.getByRole('link', { name: 'Elsewhere' }).getAttribute('target')).toBe('_blank');
  await expectAccessible(page, 'buttons');
  await link('Find a store').click();
  await page.waitForURL('**/en-us/store-locator');
  expect(complaints).toEqual([]);
});

test('a group of the footer shows its links', async () => {
  const { page, blocks } = await gallery('footer-item');
  const links = blocks.first().getByRole('navigation', { name: 'Before you buy' }).getByRole('link');
  expect(await links.allTextContents()).toEqual(['Delivery', 'Returns', 'Mending club (opens in a new tab)']);
  expect(await links.first().getAttribute('href')).toBe('/en-us/help-delivery');
  await expectAccessible(page, 'group of the footer');
});

test('the links of a group are one row on wide screens [B2.2.21]', async () => {
  const { page, blocks } = await gallery('secondary-navigation');
  const links = blocks.first().getByRole('link');
  const tops = await links.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  expect(tops).toHaveLength(4);
  expect(new Set(tops).size).toBe(1);
  await expect.poll(() => blocks.first().getByRole('button').count()).toBe(0);
  await expectAccessible(page, 'links of a subject');
});

test('on small screens they are collapsed, and a tap expands them [B2.2.22]', async () => {
  const { page, blocks } = await gallery('secondary-navigation', widths.phone);
  const button = blocks.first().getByRole('button', { name: 'Help and contact' });
  const links = blocks.first().getByRole('link');
  expect([await button.getAttribute('aria-expanded'), await links.count()]).toEqual(['false', 0]);
  await button.click();
  expect([await button.getAttribute('aria-expanded'), await links.count()]).toEqual(['true', 4]);
  const tops = await links.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(4);
  await expectAccessible(page, 'unfolded links of a subject');
  await button.press('Enter');
  expect(await links.count()).toBe(0);
});

test('without scripts the links of a group are visible on small screens too', async () => {
  const { page } = await journey.visit('/en-us/dev/blocks?type=secondary-navigation', {
    viewport: { width: widths.phone, height: 900 },
    javaScriptEnabled: false,
  });
  await expect
    .poll(() => page.locator('[data-example="secondary-navigation"]').first().getByRole('link').count())
    .toBe(4);
});
