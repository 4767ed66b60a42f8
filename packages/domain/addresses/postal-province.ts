import type { Address } from './address.ts';

/** First and last three digits of the postal codes of each state, joined by a dash. */
const statePrefixes: Readonly<Record<string, string>> = {
  AA: '340-340',
  AE: '090-098',
  AK: '995-999',
  AL: '350-369',
  AP: '962-966',
  AR: '716-729 755-755',
  AS: '967-967',
  AZ: '850-865',
  CA: '900-961',
  CO: '800-816',
  CT: '060-069',
  DC: '200-205 569-569',
  DE: '197-199',
  FL: '320-349',
  GA: '300-319 398-399',
  GU: '969-969',
  HI: '967-968',
  IA: '500-528',
  ID: '832-838',
  IL: '600-629',
  IN: '460-479',
  KS: '660-679',
  KY: '400-427',
  LA: '700-714',
  MA: '010-027 055-055',
  MD: '206-219',
  ME: '039-049',
  MI: '480-499',
  MN: '550-567',
  MO: '630-658',
  MP: '969-969',
  MS: '386-397',
  MT: '590-599',
  NC: '270-289',
  ND: '580-588',
  NE: '680-693',
  NH: '030-038',
  NJ: '070-089',
  NM: '870-884',
  NV: '889-898',
  NY: '005-005 063-063 100-149',
  OH: '430-459',
  OK: '730-749',
  OR: '970-979',
  PA: '150-196',
  PR: '006-009',
  RI: '028-029',
  SC: '290-299',
  SD: '570-577',
  TN: '370-385',
  TX: '733-733 750-799 885-885',
  UT: '840-847',
  VA: '201-201 220-246',
  VI: '008-008',
  VT: '050-059',
  WA: '980-994',
  WI: '530-549',
  WV: '247-268',
  WY: '820-831 834-834',
};

/** First letters of the postal codes of each province. */
const provinceLetters: Readonly<Record<string, string>> = {
  AB: 'T',
  BC: 'V',
  MB: 'R',
  NB: 'E',
  NL: 'A',
  NS: 'B',
  NT: 'X',
  NU: 'X',
  ON: 'KLMNP',
  PE: 'C',
  QC: 'GHJ',
  SK: 'S',
  YT: 'Y',
};

/**
 * Whether a postal code belongs to the state or province of its address (C8.73). True for countries without provinces,
 * and when one of both is unknown, which other rules report.
 */
export function fitsProvince({
  country,
  province,
  postalCode,
}: Pick<Address, 'country' | 'province' | 'postalCode'>): boolean {
  if (country === 'CA') return provinceLetters[province]?.includes(postalCode.charAt(0).toUpperCase()) ?? true;
  if (country !== 'US' || !/^\d{5}/.test(postalCode)) return true;
  const beginning = postalCode.slice(0, 3);
  return (
    statePrefixes[province]?.split(' ').some((span) => {
      const [first = '', last = ''] = span.split('-');
      return first <= beginning && beginning <= last;
    }) ?? true
  );
}
