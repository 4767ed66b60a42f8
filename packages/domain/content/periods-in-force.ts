import { liveAt, type Publication } from './live-at.ts';

/** A publication with the items that it shows. */
type Shown = Publication &
  Readonly<{
    /** Locales of the version; null for all. */
    onlyIn: readonly string[] | null;
    /** Items whose blocks the version shows. */
    shows: readonly string[];
  }>;

/**
 * A period in which a page was the same without a break; open at its end while it is. Times are milliseconds since
 * 1970.
 */
export type Period = Readonly<{
  version: number;
  from: number;
  until: number | null;
  /** The versions of the items that were shown, by their ids: the page, and the items that it refers to. */
  shown: ReadonlyMap<string, number>;
}>;

/** All publications of items, by their ids. */
export type Histories = ReadonlyMap<string, readonly Shown[]>;

/**
 * The periods of a page in a locale, up to an instant, in order. A period ends when another version is shown, and when
 * an item that the page shows changes; a version may so have several.
 */
export function periodsInForce(
  page: string,
  items: Histories,
  { locale, moment }: Readonly<{ locale: string; moment: number }>,
): readonly Period[] {
  const publications = [...items.values()].flat();
  const times = publications.flatMap(({ startsAt, endsAt }) => (endsAt === null ? [startsAt] : [startsAt, endsAt]));
  const turns = [...new Set(times)].filter((at) => at <= moment).toSorted((one, other) => one - other);
  const periods: Period[] = [];
  for (const at of turns) {
    const shown = shownAt(page, items, { locale, moment: at });
    const last = periods.at(-1);
    if (last?.until === null) {
      if (isSame(last.shown, shown)) continue;
      periods[periods.length - 1] = { ...last, until: at };
    }
    const version = shown.get(page);
    if (version !== undefined) periods.push({ version, from: at, until: null, shown });
  }
  return periods;
}

/** The last period of a version, or of those that had begun at an instant; undefined if it was not in force. */
export function periodOf<P extends Pick<Period, 'version' | 'from'>>(
  periods: readonly P[],
  version: number,
  moment?: number,
): P | undefined {
  return periods.findLast((one) => one.version === version && (moment === undefined || one.from <= moment));
}

function shownAt(
  id: string,
  items: Histories,
  reading: Readonly<{ locale: string; moment: number }>,
  found = new Map<string, number>(),
): ReadonlyMap<string, number> {
  const live = found.has(id) ? undefined : liveAt(items.get(id) ?? [], reading.moment);
  if (!live || !(live.onlyIn?.includes(reading.locale) ?? true)) return found;
  found.set(id, live.version);
  for (const part of live.shows) shownAt(part, items, reading, found);
  return found;
}

function isSame(one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>): boolean {
  return one.size === other.size && [...one].every(([id, version]) => other.get(id) === version);
}
