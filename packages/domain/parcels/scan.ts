/**
 * What carriers report of a parcel, in the order of a usual way: its label exists, it travels, it is on the last
 * vehicle, it waits at a counter, it could not be handed over, it is handed over, it goes back to its sender.
 */
export const parcelStates = [
  'announced',
  'travelling',
  'out-for-delivery',
  'to-collect',
  'not-delivered',
  'delivered',
  'returning',
] as const;

export type ParcelState = (typeof parcelStates)[number];

/** A report of a carrier about a parcel: what, when, and where as the carrier writes it; '' if it does not say. */
export type Scan = Readonly<{ state: ParcelState; at: Date; place: string }>;

/** What the service of a carrier says about a parcel. */
export type ParcelUpdate = Readonly<{
  /** Id of the carrier; null if the number alone has to tell. */
  carrier: string | null;
  trackingNumber: string;
  /** All that is known, or what is new, in any order. */
  scans: readonly Scan[];
  /** The day on which it is expected, YYYY-MM-DD in the calendar of its destination; null if nobody knows. */
  expectedOn: string | null;
  /** When that was said: of two updates the later one holds, whichever comes first. */
  saidAt: Date;
}>;

/** Scans from long before a parcel was handed over belong to an earlier parcel: carriers use their numbers again. */
export const formerMs = 14 * 24 * 3_600_000;

/**
 * The scans that are not known yet, each once, without those of an earlier parcel of the same number. A moment of a
 * state is reported once, whatever its place is called.
 */
export function freshScans(known: readonly Scan[], reported: readonly Scan[], handedOverAt: Date): readonly Scan[] {
  const from = handedOverAt.getTime() - formerMs;
  const seen = new Set(known.map(keyOf));
  return reported.filter((scan) => {
    const key = keyOf(scan);
    const isFresh = scan.at.getTime() >= from && !seen.has(key);
    if (isFresh) seen.add(key);
    return isFresh;
  });
}

const keyOf = ({ state, at }: Scan) => `${state} ${at.getTime()}`;

/** Scans in the order of what happened; of those of one moment, the one that is further on the way comes later. */
export function inOrder(scans: readonly Scan[]): readonly Scan[] {
  const rank = ({ state }: Scan) => parcelStates.indexOf(state);
  return scans.toSorted((one, other) => one.at.getTime() - other.at.getTime() || rank(one) - rank(other));
}

/** When the last of some parcels arrived; undefined while one of them has not. */
export function allArrivedAt(parcels: readonly (readonly Scan[])[]): Date | undefined {
  const times = parcels.map((scans) => {
    const latest = latestScan(scans);
    return latest?.state === 'delivered' ? latest.at.getTime() : Number.NaN;
  });
  const last = Math.max(...times);
  return Number.isFinite(last) ? new Date(last) : undefined;
}

/** States that turn a parcel round which was on its way back: it is brought to its shopper all the same. */
const turnsRound: ReadonlySet<ParcelState> = new Set(['out-for-delivery', 'to-collect']);

/**
 * The scan that says how far a parcel is: the latest. Once it was handed over only a way back counts, as carriers also
 * book vehicles and depots afterwards. Carriers report that its sender has it back as another delivery: on the way back
 * nothing else counts until it is brought to its shopper again.
 */
export function latestScan(scans: readonly Scan[]): Scan | undefined {
  let latest: Scan | undefined;
  let wasHandedOver = false;
  for (const scan of inOrder(scans)) {
    const goesOn = wasHandedOver ? false : latest?.state !== 'returning' || turnsRound.has(scan.state);
    if (goesOn || scan.state === 'returning') latest = scan;
    wasHandedOver ||= latest === scan && scan.state === 'delivered';
  }
  return latest;
}
