import { openJourney } from '@eyelet/testing/journey.ts';
import { expect, test } from 'vitest';

const { origin } = openJourney();

/** A page of terms: its path, and words of its title and its text in two markets. */
const terms = [
  ['[B2.05]', 'loyalty-terms', ['Terms of the membership', 'Who can join'], ['Wer Mitglied wird']],
  ['[B2.06]', 'brand-terms', ['Terms of use', 'one person, one email'], ['Nutzungsbedingungen']],
  ['[B2.07]', 'sale-terms', ['Terms of sale', 'our confirmation by mail accepts it'], ['Verkaufsbedingungen']],
  ['[B2.08]', 'sms-terms', ['Terms for text messages', 'up to four messages a month'], ['Bedingungen für SMS']],
  [
    '[B2.09]',
    'associate-discount-terms',
    ['Terms of the employee discount', 'Each year has a cap'],
    ['Mitarbeiterrabatts'],
  ],
  ['[B2.11]', 'privacy', ['Privacy', 'What is stored'], ['Datenschutz']],
] as const;

test.each(terms)(
  '%s /%s answers its text, in the language of the market [C2.26]',
  async (_id, slug, english, german) => {
    const said = async (locale: string) => {
      const answer = await fetch(`${origin()}/${locale}/${slug}`);
      return { status: answer.status, html: await answer.text() };
    };
    const [here, there] = [await said('en-us'), await said('de-de')];
    expect([here.status, there.status]).toEqual([200, 200]);
    for (const words of english) expect(here.html).toContain(words);
    for (const words of german) expect(there.html).toContain(words);
  },
);

test.each([
  ['terms-of-use', 'brand-terms'],
  ['membership-terms', 'loyalty-terms'],
])('the former address /%s leads to /%s', async (former, now) => {
  const answer = await fetch(`${origin()}/fr-fr/${former}`, { redirect: 'manual' });
  expect([answer.status, answer.headers.get('location')]).toEqual([301, `/fr-fr/${now}`]);
});
