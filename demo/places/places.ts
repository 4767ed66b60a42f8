import type { DemoPlace } from './place.ts';
import { europeanStores } from './stores-emea.ts';
import { northAmericanStores } from './stores-nora.ts';

const warehouse = {
  kind: 'warehouse',
  province: '',
  week: [],
  exceptions: {},
  holidayRegion: '',
  openOn: [],
  services: { pickup: false, sts: false, reserve: false },
  express: true,
  description: {},
  picture: null,
} as const;

/** One warehouse in each region, and the stores. Streets are invented, towns are real. */
export const places: readonly DemoPlace[] = [
  {
    ...warehouse,
    id: 'WH-NORA',
    name: 'Portland',
    region: 'NORA',
    country: 'US',
    province: 'ME',
    addressLine1: '4 Ropewalk Yard',
    city: 'Portland',
    postalCode: '04101',
    phone: '+12075550100',
    position: { latitude: 43.66, longitude: -70.25 },
    timeZone: 'America/New_York',
  },
  {
    ...warehouse,
    id: 'WH-EMEA',
    name: 'Rotterdam',
    region: 'EMEA',
    country: 'NL',
    addressLine1: 'Touwbaankade 12',
    city: 'Rotterdam',
    postalCode: '3011 AA',
    phone: '+31105550100',
    position: { latitude: 51.91, longitude: 4.48 },
    timeZone: 'Europe/Amsterdam',
  },
  ...northAmericanStores,
  ...europeanStores,
];
