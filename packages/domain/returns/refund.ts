/** A line as it was paid: whole minor units for all of its units, with tax. `sent` is false for digital goods. */
export type PaidLine = Readonly<{ lineNo: number; qty: number; paid: number; sent: boolean }>;

/** Units by the number of their line. */
export type UnitsByLine = ReadonlyMap<number, number>;

export type ReturnRefund = Readonly<{
  /** What each line gives back now. */
  lines: ReadonlyMap<number, number>;
  shipping: number;
  total: number;
}>;

/**
 * What units give back that are taken back now, after those of `before`: their share of what their lines cost as they were paid. The
 * shares of a line add up to its price whatever the steps, and delivery is given back with the last unit that was sent.
 */
export function refundOfReturn(
  { lines, shipping }: Readonly<{ lines: readonly PaidLine[]; shipping: number }>,
  before: UnitsByLine,
  now: UnitsByLine,
): ReturnRefund {
  const shares = lines.flatMap((line): [number, number][] => {
    const [had, has] = [unitsOf(line, before), unitsOf(line, before) + unitsOf(line, now)];
    const share = shareOf(line, has) - shareOf(line, had);
    return has > had ? [[line.lineNo, share]] : [];
  });
  const sent = lines.filter((line) => line.sent);
  const isLast =
    sent.some((line) => unitsOf(line, before) < line.qty) &&
    sent.every((line) => unitsOf(line, before) + unitsOf(line, now) >= line.qty);
  const delivery = isLast ? shipping : 0;
  return {
    lines: new Map(shares),
    shipping: delivery,
    total: shares.reduce((sum, [, share]) => sum + share, delivery),
  };
}

function unitsOf({ lineNo }: PaidLine, units: UnitsByLine): number {
  return units.get(lineNo) ?? 0;
}

function shareOf({ paid, qty }: PaidLine, units: number): number {
  return Math.floor((paid * Math.min(units, qty)) / qty);
}
