import { liveAt, type Publication } from './live-at.ts';

/** For how long a version was shown without a break; open at its end while it is. Times are milliseconds since 1970. */
export type Period = Readonly<{ version: number; from: number; until: number | null }>;

/** Which version was shown when, up to a moment, in order; a version that came off and back has several periods. */
export function periodsInForce(publications: readonly Publication[], moment: number): readonly Period[] {
  const times = publications.flatMap(({ startsAt, endsAt }) => (endsAt === null ? [startsAt] : [startsAt, endsAt]));
  const turns = [...new Set(times)].filter((at) => at <= moment).toSorted((one, other) => one - other);
  const periods: Period[] = [];
  for (const at of turns) {
    const version = liveAt(publications, at)?.version;
    const last = periods.at(-1);
    if (last?.until === null) {
      if (last.version === version) continue;
      periods[periods.length - 1] = { ...last, until: at };
    }
    if (version !== undefined) periods.push({ version, from: at, until: null });
  }
  return periods;
}
