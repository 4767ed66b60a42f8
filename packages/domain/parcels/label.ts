import { gramsOfLabel, type LabelProblem } from '@eyelet/contracts/order-desk/label-facts.ts';

const final: ReadonlySet<LabelProblem> = new Set(['refused', 'sender', 'customs']);

/** Whether trying again is of no use before somebody has changed something. */
export function isFinalProblem(problem: LabelProblem): boolean {
  return final.has(problem);
}

/** The longest that a label rests after a try that failed, in milliseconds. */
export const mostPauseMs = 3_600_000;

/** Tries to take a label back, over about ten hours; then it is left as it is. */
export const mostVoidTries = 15;

/** Grams of a box, and of a unit where the shop does not know what it weighs. */
const boxGrams = 300;
const unitGrams = 500;

/** What a parcel with some units is taken to weigh, in grams, if nobody has put it on scales. */
export function usualGrams(units: number): number {
  return Math.min(boxGrams + unitGrams * units, gramsOfLabel.most);
}

/** The box that labels are made for, in centimetres; the shop knows no other. */
export const usualBox = { length: 40, width: 30, height: 15 } as const;

/** Countries of the customs union of the European Union in which the shop sells or has places. */
const union: ReadonlySet<string> = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '),
);

/** Where a parcel leaves or goes. */
export type Spot = Readonly<{ country: string; postalCode: string; province: string }>;

type Area = Readonly<{
  country: string;
  postal?: RegExp;
  provinces?: readonly string[];
  territories: readonly string[];
}>;

/**
 * Areas that customs treat otherwise than the rest of their country, with the customs territories that they are in: Northern Ireland is in that
 * of Great Britain and, for goods, in that of the European Union (Windsor Framework); Büsingen, Heligoland and Livigno are outside it (Regulation
 * (EU) No 952/2013, article 4), the first one in that of Switzerland; parcels of the armed forces of the United States are declared.
 */
const areas: readonly Area[] = [
  { country: 'GB', postal: /^BT\d/i, territories: ['GB', 'EU'] },
  { country: 'DE', postal: /^78266$/, territories: ['CH'] },
  { country: 'DE', postal: /^27498$/, territories: [] },
  { country: 'IT', postal: /^23041$/, territories: [] },
  { country: 'US', provinces: ['AA', 'AE', 'AP'], territories: [] },
];

/** The customs territories in which a parcel can travel freely. */
function territoriesOf({ country, postalCode, province }: Spot): readonly string[] {
  const area = areas.find(
    (one) =>
      one.country === country &&
      (one.postal?.test(postalCode.trim()) ?? one.provinces?.includes(province.trim().toUpperCase())),
  );
  return area?.territories ?? [union.has(country) ? 'EU' : country];
}

/** Whether a parcel from one spot to another needs customs papers. */
export function needsCustoms(from: Spot, to: Spot): boolean {
  const there = territoriesOf(to);
  return !territoriesOf(from).some((one) => there.includes(one));
}

/** The tracking number of a simulated label: always the same for its id. */
export function simulatedNumber(labelId: string): string {
  return `EY${labelId.replaceAll('-', '').slice(0, 20).toUpperCase()}`;
}
