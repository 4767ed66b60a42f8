import { latestScan, type ParcelState, type Scan } from './scan.ts';

/** What its shopper is told about a parcel: that it is expected later than promised, or how far it is. */
export type ParcelNews = Readonly<{ kind: 'delayed'; expectedOn: string }> | Readonly<{ kind: ToldState; at: Date }>;

const told = ['out-for-delivery', 'to-collect', 'not-delivered', 'delivered', 'returning'] as const;

/** The states that have a mail; the others are only on the page of the order. */
export type ToldState = (typeof told)[number] & ParcelState;

export type ParcelBefore = Readonly<{
  scans: readonly Scan[];
  /** The last day that was promised, and the day that the shopper was told when it was late; YYYY-MM-DD. */
  promisedTo: string | null;
  toldOn: string | null;
}>;

/**
 * What of an update is news: where the parcel is now, once, and not where it has been meanwhile, as updates may come late or several
 * together. A delay is news when the expected day is later than every day that was named before.
 */
export function newsOf(before: ParcelBefore, scans: readonly Scan[], expectedOn: string | null): readonly ParcelNews[] {
  const [was, is] = [latestScan(before.scans), latestScan(scans)];
  const isNew = is !== undefined && (is.state !== was?.state || is.at.getTime() !== was.at.getTime());
  const state = told.find((one) => one === is?.state);
  const moved: readonly ParcelNews[] = isNew && state && !isRepeated(was, is) ? [{ kind: state, at: is.at }] : [];
  const isUnderWay = is === undefined || is.state === 'announced' || is.state === 'travelling';
  const named = [before.promisedTo, before.toldOn].filter((day) => day !== null);
  const isLate = expectedOn !== null && named.length > 0 && named.every((day) => expectedOn > day);
  return isUnderWay && isLate ? [{ kind: 'delayed', expectedOn }, ...moved] : moved;
}

const dayMs = 24 * 3_600_000;

/** Whether a scan only says again what one of the same day did; a new attempt on another day is news. */
function isRepeated(was: Scan | undefined, is: Scan): boolean {
  return was?.state === is.state && Math.abs(is.at.getTime() - was.at.getTime()) < dayMs / 2;
}
