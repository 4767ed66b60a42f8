import { expect, it } from 'vitest';
import { withPreviewMembers } from './kept-members.ts';

const asked = (query: string) => new URL(`https://shop.example/en-us/search${query}`);

it.each([
  ['?preview=true', '/en-us/search-hub', '/en-us/search-hub?preview=true'],
  ['?q=&preview=true', '/en-us/search-hub', '/en-us/search-hub?preview=true'],
  [
    '?preview=true&previewOnce=true&previewToken=a%2Bb&previewDateTime=2026-12-24T18%3A00&siteId=EMEA&previewShopper=member',
    'https://shop.example/en-us/p/tern?colour=blue#size',
    'https://shop.example/en-us/p/tern?colour=blue&preview=true&previewOnce=true&previewToken=a%2Bb&previewDateTime=2026-12-24T18%3A00&siteId=EMEA&previewShopper=member#size',
  ],
  ['?preview=true&siteId=EMEA', '/en-us/new?preview=true', '/en-us/new?preview=true&siteId=EMEA'],
  ['?preview=true', 'https://bank.example/pay', 'https://bank.example/pay'],
  ['?preview=true', '//bank.example/pay', '//bank.example/pay'],
  ['?q=boot', '/en-us/p/tern', '/en-us/p/tern'],
])('from %s to %s', (query, location, expected) => {
  expect(withPreviewMembers(location, asked(query))).toBe(expected);
});
