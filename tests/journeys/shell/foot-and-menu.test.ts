import { openJourney, widths } from '@eyelet/testing/journey.ts';
import { expect, test } from 'vitest';
import { ready, wordsOf } from '../checkout/steps.ts';

const journey = openJourney();

test('a page has one newsletter form', async () => {
  for (const [path, place] of [
    ['/en-us', 'main'],
    ['/en-us/newsletter', 'main'],
    ['/en-us/about', 'contentinfo'],
  ] as const) {
    const { page } = await journey.visit(path);
    const fields = page.getByRole('textbox', { name: wordsOf('en-us')('newsletter.email') });
    expect(await fields.count(), path).toBe(1);
    expect(
      await page
        .getByRole(place)
        .getByRole('textbox', { name: wordsOf('en-us')('newsletter.email') })
        .count(),
    ).toBe(1);
  }
});

test('a menu entry without subcategories is a link', async () => {
  const { page } = await journey.visit('/en-us');
  await ready(page);
  const t = wordsOf('en-us');
  const bar = page.getByRole('navigation', { name: t('shop.mainNavigation') });
  await bar.getByRole('link', { name: 'Sale', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: /Sale/ }).waitFor();
  await page.setViewportSize({ width: widths.phone, height: 844 });
  await page.getByRole('link', { name: t('shop.openMenu') }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'New', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: /New/ }).waitFor();
});

test('the name of the shop is completely visible in the footer', async () => {
  for (const width of Object.values(widths)) {
    const { page } = await journey.visit('/en-us/about', { viewport: { width, height: 844 } });
    const cut = await page.getByRole('contentinfo').evaluate((foot) => {
      const name = [...foot.querySelectorAll('p')].find((one) => one.textContent === 'Skerry');
      const range = document.createRange();
      if (name) range.selectNodeContents(name);
      // The box of the letters, including descenders, compared with that of the footer.
      const size = name ? Number.parseFloat(getComputedStyle(name).fontSize) : Number.NaN;
      const letters = range.getBoundingClientRect();
      const line = letters.top + letters.height / 2 + size * 0.36;
      return line + size * 0.2 - foot.getBoundingClientRect().bottom;
    });
    expect(cut, String(width)).toBeLessThanOrEqual(0);
  }
});

test.each([
  ['de-de', 'Impressum', 'Widerrufsrecht', /zzgl\. Versand/],
  ['fr-fr', 'Mentions légales', 'Droit de rétractation', /hors livraison/],
  ['it-it', 'Note legali', 'Diritto di recesso', /spedizione/],
])(
  '%s has the legal pages of its countries, which say that they are a demonstration',
  async (locale, notice, withdrawal, tax) => {
    const { page } = await journey.visit(`/${locale}/p/any-slug-SKGULL32KLP`);
    await ready(page);
    await page.getByRole('main').getByText(tax).first().waitFor();
    for (const name of [notice, withdrawal]) {
      await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
      await page.getByRole('heading', { level: 1, name }).waitFor();
      await page
        .getByRole('main')
        .getByText(/Demonstrationstext|démonstration|dimostrativo/)
        .first()
        .waitFor();
    }
  },
);
