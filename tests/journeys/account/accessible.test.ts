import { expectAccessible } from '@eyelet/testing/accessibility.ts';
import { expectFits } from '@eyelet/testing/expect-fits.ts';
import { openJourney, widths } from '@eyelet/testing/journey.ts';
import { test } from 'vitest';
import { ready } from '../signing/steps.ts';
import { visitAccount } from './steps.ts';

const journey = openJourney();
const places = [
  '',
  '/orders',
  '/profile',
  '/preferences',
  '/addresses',
  '/address?type=S',
  '/payment',
  '/subscriptions',
  '/security',
  '/data',
];

test.each(Object.entries(widths))(
  'the account is accessible at %s width, in German, without sideways scrolling',
  async (_, width) => {
    const { page } = await visitAccount(journey, '', 'de-de', { viewport: { width, height: 900 } });
    for (const place of places) {
      await page.goto(`/de-de/account${place}`);
      await ready(page);
      await expectAccessible(page, place);
      await expectFits(page, place);
    }
  },
);
