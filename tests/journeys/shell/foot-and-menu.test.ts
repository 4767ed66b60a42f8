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

type Words = Readonly<{ title: string; targets?: readonly { text: string; url: string }[] }>;

/** The published version of an item. */
async function published(path: string, locale: string) {
  const [language = '', country = ''] = locale.split('-');
  const headers = { 'x-locale': `${language}_${country.toUpperCase()}` };
  const answer = await fetch(`${journey.origin()}/fapi/components/${path}`, { headers });
  return (await answer.json()) as { props: Words; sections: { blocks: { type: string; props: Words }[] }[] };
}

test.each(['en-us', 'de-de'])(
  'the footer in %s shows its groups of links from the content [B2.2.30]',
  async (locale) => {
    const { sections } = await published('footer/main', locale);
    const groups = sections.flatMap(({ blocks }) => blocks);
    expect(groups.length).toBeGreaterThan(1);
    const { page } = await journey.visit(`/${locale}/about`);
    for (const { type, props } of groups) {
      expect(type).toBe('footer-item');
      const links = page
        .getByRole('contentinfo')
        .getByRole('navigation', { name: props.title, exact: true })
        .getByRole('link');
      expect(await links.evaluateAll((all) => all.map((one) => [one.textContent, one.getAttribute('href')]))).toEqual(
        props.targets?.map(({ text, url }) => [text, `/${locale}${url}`]),
      );
    }
  },
);

test.each(['en-us', 'en-ca', 'de-de'])(
  'the bar above the header in %s says what the content says there',
  async (locale) => {
    const { props } = await published('benefit-bar/main', locale);
    const { page, complaints } = await journey.visit(`/${locale}/about`);
    await ready(page);
    const bar = page.getByRole('complementary', { name: wordsOf(locale)('shop.header.announcements') });
    await bar.getByText(props.title, { exact: true }).waitFor();
    await bar.getByRole('link', { name: wordsOf(locale)('shop.header.findStore') }).hover();
    await bar.getByText(props.title, { exact: true }).hover();
    expect(await bar.textContent()).toContain(props.title);
    expect(complaints).toEqual([]);
  },
);

test('the name of the shop is completely visible in the footer', async () => {
  for (const width of Object.values(widths)) {
    const { page } = await journey.visit('/en-us/about', { viewport: { width, height: 844 } });
    const cut = await page.getByRole('contentinfo').evaluate((foot) => {
      const name = [...foot.querySelectorAll('div')].find((one) => one.firstChild?.nodeValue === 'Skerry');
      const range = document.createRange();
      if (name?.firstChild) range.selectNode(name.firstChild);
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
