import { canada } from './canada.ts';
import type { Market } from './market.ts';

export const enCa: Market = {
  ...canada,
  locale: 'en-ca',
  header: 'en_CA',
  tag: 'en-CA',
  language: 'en',
  hreflang: 'en-CA',
};
