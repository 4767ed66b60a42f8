import type { ParcelUpdate, Scan } from './scan.ts';

/** What becomes of a simulated parcel. */
export const fates = ['on-time', 'late', 'second-attempt', 'counter', 'sent-back'] as const;

export type Fate = (typeof fates)[number];

/** Ends of tracking numbers that decide the fate, as test cards decide a payment. */
export const fateEndings: Readonly<Record<Fate, string>> = {
  'on-time': 'ONTIME',
  late: 'LATE',
  'second-attempt': 'TWICE',
  counter: 'COUNTER',
  'sent-back': 'BACK',
};

/** The fate of a parcel: named by the end of its number, otherwise by chance, of a hundred 85 on time. */
export function fateOf(trackingNumber: string): Fate {
  const named = Object.entries(fateEndings).find(([, ending]) => trackingNumber.toUpperCase().endsWith(ending));
  if (named) return named[0] as Fate;
  const chance = chanceOf(trackingNumber) % 100;
  if (chance < 85) return 'on-time';
  if (chance < 92) return 'late';
  return chance < 96 ? 'second-attempt' : chance < 98 ? 'counter' : 'sent-back';
}

export type SimulatedParcel = Readonly<{
  carrier: string;
  trackingNumber: string;
  handedOverAt: Date;
  /** The last promised day, YYYY-MM-DD; null if none was promised. */
  promisedTo: string | null;
}>;

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** Hours until a delay is known. */
const delayKnown = 20;

/**
 * What the carrier of a simulated parcel has reported until now. It depends on nothing but the parcel and the time, so a
 * parcel moves on while nobody looks.
 */
export function simulatedWay(parcel: SimulatedParcel, now: Date): ParcelUpdate {
  const { carrier, trackingNumber, handedOverAt } = parcel;
  const begin = handedOverAt.getTime();
  const fate = fateOf(trackingNumber);
  const planned = Math.max(dayOf(begin) + dayMs, promisedDay(parcel) ?? dayOf(begin) + 2 * dayMs);
  const isLate = fate === 'late' && now.getTime() >= begin + delayKnown * hourMs;
  const arrival = fate === 'late' ? planned + 2 * dayMs : planned;
  const expected = fate === 'late' && !isLate ? planned : arrival;
  const happened = wayOf(fate, begin, arrival, chanceOf(trackingNumber)).filter(({ at }) => at <= now);
  return {
    ...{ carrier, trackingNumber, scans: happened, saidAt: now },
    expectedOn: fate === 'sent-back' && happened.some(({ state }) => state === 'returning') ? null : isoDay(expected),
  };
}

function wayOf(fate: Fate, begin: number, arrival: number, chance: number): readonly Scan[] {
  const scan = (state: Scan['state'], at: number, place: string): Scan => ({ state, at: new Date(at), place });
  const minutes = (chance % 180) * 60_000;
  const out = arrival + 7 * hourMs;
  const door = arrival + 10 * hourMs + minutes;
  const start = [
    scan('announced', begin, ''),
    scan('travelling', begin + 3 * hourMs, 'Parcel centre of departure'),
    scan('travelling', Math.max(arrival - 5 * hourMs, begin + 4 * hourMs), 'Parcel centre of arrival'),
    scan('out-for-delivery', out, 'Delivery base'),
  ];
  if (fate === 'counter') return [...start, scan('to-collect', door, 'Parcel shop')];
  const missed = scan('not-delivered', door, 'Delivery base');
  if (fate === 'second-attempt')
    return [
      ...start,
      missed,
      scan('out-for-delivery', out + dayMs, 'Delivery base'),
      scan('delivered', door + dayMs, ''),
    ];
  if (fate === 'sent-back') return [...start, missed, scan('returning', door + 2 * dayMs, 'Delivery base')];
  return [...start, scan('delivered', door, '')];
}

const dayOf = (time: number) => Math.floor(time / dayMs) * dayMs;
const isoDay = (time: number) => new Date(time).toISOString().slice(0, 10);

function promisedDay({ promisedTo }: SimulatedParcel): number | undefined {
  return promisedTo === null ? undefined : Date.parse(`${promisedTo}T00:00:00Z`);
}

/** A number that is always the same for a text. */
function chanceOf(text: string): number {
  let hash = 2_166_136_261;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619) >>> 0;
  return hash;
}
