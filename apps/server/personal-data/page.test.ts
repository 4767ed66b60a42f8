import { markets } from '@eyelet/domain/markets/markets.ts';
import { expect, test } from 'vitest';
import { dataPage } from './page.ts';

const german = { language: 'de', tag: 'de-DE' } as const;
const data = {
  consumer: [
    {
      first_name: 'Ada <b>',
      birth_date: null,
      created_at: new Date('2026-11-21T12:00:00Z'),
      interests: ['running', 'city'],
      spending: { athlete: { yearly: 1500, currentSpend: 0 } },
    },
  ],
  consumer_address: [{ main: true, document: { city: 'Hamburg', addressLine2: '', bookingCode: 'x-1' } }],
  cart: [{ document: { copiedFrom: '4000000000017' } }],
  passkey: [],
};

test('the page reads as its market does, opens documents and leaves out what is empty or has no word', () => {
  const page = dataPage(data, german);
  expect(page).toContain('<html lang="de">');
  for (const [term, value] of [
    ['Vorname', 'Ada &lt;b&gt;'],
    ['Interessen', 'running, city'],
    ['Grenze pro Jahr', '1.500,00'],
    ['Ort', 'Hamburg'],
    ['Vorausgewählt', 'ja'],
  ]) {
    expect(page).toContain(`<dt>${term}</dt><dd>${value}</dd>`);
  }
  expect(page).toContain('21.11.2026');
  for (const absent of ['Geburtsdatum', 'Zeile 2', 'x-1', '4000000000017', '<h2>Passkeys', '<h2>Warenk', '<script']) {
    expect(page).not.toContain(absent);
  }
});

test('every market has the words of the page', () => {
  for (const market of markets) expect(dataPage(data, market)).not.toMatch(/mail\.archive|undefined/);
});
