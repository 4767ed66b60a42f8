import { canada } from './canada.ts';
import type { Market } from './market.ts';

export const frCa: Market = {
  ...canada,
  locale: 'fr-ca',
  header: 'fr_CA',
  tag: 'fr-CA',
  language: 'fr',
  dateFormat: 'DD/MM/YYYY',
  hreflang: 'fr-CA',
};
