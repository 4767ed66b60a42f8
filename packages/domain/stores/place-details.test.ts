import { expect, test } from 'vitest';
import { openingRules, readPlaceDetails } from './place-details.ts';

test('a place that says nothing offers every service, ships by express and has no hours', () => {
  for (const details of [null, undefined, {}]) {
    expect(readPlaceDetails(details)).toEqual({
      ...{ addressLine1: '', city: '', province: '', postalCode: '', phone: '' },
      position: { latitude: 0, longitude: 0 },
      ...{ timeZone: 'UTC', week: [], exceptions: {}, holidayRegion: '', openOn: [] },
      services: { pickup: true, sts: true, reserve: true },
      ...{ express: true, description: {}, picture: null },
    });
  }
});

test('what a place says holds, and a service that it does not name is offered', () => {
  const details = readPlaceDetails({ city: 'Lyon', express: false, services: { reserve: false } });
  expect(details).toMatchObject({ city: 'Lyon', express: false, timeZone: 'UTC' });
  expect(details.services).toEqual({ pickup: true, sts: true, reserve: false });
});

test('a place is open by its own hours and by the holidays of its country and region', () => {
  const said = {
    timeZone: 'America/Toronto',
    week: [[['10:00', '19:00']]],
    exceptions: { '2026-12-24': [['10:00', '14:00']] },
    openOn: ['boxing-day'],
  };
  expect(openingRules(readPlaceDetails({ ...said, holidayRegion: 'QC' }), 'CA')).toEqual({
    ...said,
    country: 'CA',
    region: 'QC',
  });
});
