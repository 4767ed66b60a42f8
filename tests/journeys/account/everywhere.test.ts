import { openJourney } from '@eyelet/testing/journey.ts';
import { expect, test } from 'vitest';
import { deckShoe } from '../checkout/steps.ts';
import { visitAccount } from './steps.ts';

const journey = openJourney();

const pages = [
  '/en-us',
  '/en-us/c/listing-3140',
  `/en-us/p/deck-shoe-${deckShoe}`,
  '/en-us/search?q=deck',
  '/en-us/cart',
  '/en-us/about',
  '/en-us/newsletter',
  '/en-us/sign-up',
];

test('every page of the shop opens for visitors and for consumers [B1.03]', async () => {
  const visitor = await journey.visit('/en-us');
  const consumer = await visitAccount(journey, '');
  for (const path of pages) {
    for (const { page } of [visitor, consumer]) {
      const answer = await page.request.get(path);
      expect([path, answer.status()]).toEqual([path, 200]);
    }
  }
});

test('pages begin with their document type, also those that are not the first of the program', async () => {
  const { page } = await journey.visit('/en-us');
  for (const path of pages) {
    const html = await (await page.request.get(path)).text();
    expect([path, html.slice(0, 15)]).toEqual([path, '<!DOCTYPE html>']);
  }
});
