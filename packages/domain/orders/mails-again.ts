/** A mail of an order, by its kind and the shipment or return that it is about. */
type Told = Readonly<{ kind: string; about: string }>;

/** The same mail of an order is sent again once in so many minutes … */
export const againMinutes = 10;
/** … and so many mails of an order in a day. */
export const againPerDay = 5;

const dayMs = 24 * 3_600_000;

/** Seconds until a mail of an order may be sent again, 0 for now; `asked` are those that staff have had sent again. */
export function waitBeforeAgain(
  asked: readonly (Told & Readonly<{ askedAt: Date }>)[],
  { kind, about }: Told,
  now: Date,
): number {
  const same = asked.filter((one) => one.kind === kind && one.about === about).map(({ askedAt }) => askedAt.getTime());
  const latest = asked.map(({ askedAt }) => askedAt.getTime()).sort((one, other) => other - one);
  const opensAt = Math.max(
    ...same.map((at) => at + againMinutes * 60_000),
    // Once the oldest of the last five is a day old, there is room for another.
    ...latest.slice(againPerDay - 1, againPerDay).map((at) => at + dayMs),
    0,
  );
  return Math.max(0, Math.ceil((opensAt - now.getTime()) / 1000));
}
