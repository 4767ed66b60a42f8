import type { StorePage } from '@eyelet/contracts/stores/store.ts';
import { expect, test } from 'vitest';
import { storeData } from './store-data.ts';

const day = (weekday: number, spans: { opens: string; closes: string }[], date = '') => ({
  ...{ weekday, spans, date, reason: null, note: null },
});

const store: StorePage = {
  id: 'DE-KIE',
  name: 'Skerry Kiel',
  address: { addressLine1: 'Möwengang 22', city: 'Kiel', province: '', postalCode: '24103', country: 'DE' },
  phone: '+494315550122',
  position: { latitude: 54.32, longitude: 10.13 },
  distance: null,
  timeZone: 'Europe/Berlin',
  hours: [],
  isOpen: false,
  closesAt: null,
  nextOpening: null,
  services: [],
  inventory: [],
  windows: [],
  description: '',
  picture: null,
  week: [day(1, [{ opens: '10:00', closes: '18:30' }]), day(7, [])],
  comingExceptions: [day(5, [], '2026-12-25')],
};

test('the structured data of a store has its usual hours and the days that differ', () => {
  const data = storeData(store, 'https://shop.example', '/de-de/stores/skerry-kiel-DE-KIE');
  expect(data).toMatchObject({
    '@type': 'ShoeStore',
    url: 'https://shop.example/de-de/stores/skerry-kiel-DE-KIE',
    address: { streetAddress: 'Möwengang 22', addressCountry: 'DE' },
    geo: { latitude: 54.32, longitude: 10.13 },
    openingHoursSpecification: [{ dayOfWeek: 'https://schema.org/Monday', opens: '10:00', closes: '18:30' }],
    specialOpeningHoursSpecification: [
      { validFrom: '2026-12-25', validThrough: '2026-12-25', opens: '00:00', closes: '00:00' },
    ],
  });
});
