import type { ReportLine } from './report.ts';

/** Money that the shop has taken or given back, in whole minor units. */
export type Booked = Readonly<{
  kind: 'payment' | 'refund';
  /** Key of the shop. */
  key: string;
  /** What the provider calls it; empty where it has not said so. */
  reference: string;
  currency: string;
  amount: number;
}>;

/**
 * How a line and what is booked stand to each other. `missing-here`: the provider has moved money that the shop knows nothing of;
 * `missing-there`: the shop has booked what the report has not; `other-amount`: both know of it, with different amounts; `twice`: the
 * same was reported before; `own`: a matter of the provider itself, such as a fee or a payout.
 */
export type Outcome = 'matched' | 'missing-here' | 'missing-there' | 'other-amount' | 'twice' | 'own';

export type Matched = Readonly<{ outcome: Outcome; line: ReportLine | undefined; booked: Booked | undefined }>;

/** What a line is about; others, such as `Fee` or `MerchantPayout`, are the provider's own. */
const kinds: Readonly<Record<string, Booked['kind']>> = { Settled: 'payment', Refunded: 'refund' };

/**
 * Matches the lines of a report with what is booked, each with at most one. Of what is booked, `expected` are those that the report should
 * have; the rest may be in it.
 */
export function matchReport(
  lines: readonly ReportLine[],
  booked: readonly Booked[],
  expected: ReadonlySet<string>,
): readonly Matched[] {
  const byName = new Map<string, Booked>();
  for (const one of booked) {
    byName.set(`${one.kind} ${one.key}`, one);
    byName.set(`${one.kind} ${one.reference}`, one);
  }
  const seen = new Set<Booked>();
  const matched = lines.map((line): Matched => {
    const kind = kinds[line.type];
    if (!kind) return { outcome: 'own', line, booked: undefined };
    const ofStep = [line.modificationKey, line.modification];
    // A part of a payment is named by its own capture, a whole one by the payment.
    const names = kind === 'payment' ? [...ofStep, line.key, line.reference] : ofStep;
    // An empty name is none, of a line or of what is booked.
    const found = names.map((name) => (name === '' ? undefined : byName.get(`${kind} ${name}`))).find(Boolean);
    if (!found) return { outcome: 'missing-here', line, booked: undefined };
    if (seen.has(found)) return { outcome: 'twice', line, booked: found };
    seen.add(found);
    const amount = kind === 'payment' ? found.amount : -found.amount;
    const isSame = line.gross === amount && line.currency === found.currency;
    return { outcome: isSame ? 'matched' : 'other-amount', line, booked: found };
  });
  const left = booked.filter((one) => !seen.has(one) && expected.has(`${one.kind} ${one.key}`));
  return [...matched, ...left.map((one): Matched => ({ outcome: 'missing-there', line: undefined, booked: one }))];
}
