import type { Operation } from '@eyelet/contracts/kernel/operation.ts';
import type { Settlement } from '@eyelet/contracts/settlements/settlement.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import { bookedBetween, bookedNamed } from '@eyelet/db/settlements/booked.ts';
import { findSettlement, insertSettlement, type NewLine } from '@eyelet/db/settlements/settlement.ts';
import { addDays, startOfDay } from '@eyelet/domain/delivery/days.ts';
import { csvRows } from '@eyelet/domain/settlements/csv-rows.ts';
import { type Booked, type Matched, matchReport } from '@eyelet/domain/settlements/match.ts';
import { readReport } from '@eyelet/domain/settlements/report.ts';
import { recordAudit, sourceOf } from '../audit/record.ts';
import type { Context } from '../kernel/context.ts';
import { type Refusal, refuse } from '../kernel/refusal.ts';
import { staffOf } from '../kernel/staff-of.ts';
import { settlementView } from './view.ts';

export type Report = Readonly<{ id: string; fileName: string; firstDay: string; lastDay: string; csv: string }>;

/** Compares a report with what is booked and keeps both, once for each id. */
export async function keepReport(
  context: Context,
  operation: Operation,
  { id, fileName, firstDay, lastDay, csv }: Report,
): Promise<Settlement | Refusal<'STF400'>> {
  const { shop, now } = context;
  const { db } = shop.database;
  const known = await findSettlement(db, id);
  if (known) return settlementView(known);
  if (lastDay < firstDay) return refuse('STF400', { member: 'lastDay' });
  const lines = readReport(csvRows(csv));
  if (!('length' in lines)) {
    const member = 'csv';
    return refuse('STF400', 'column' in lines ? { member, column: lines.column } : { member, line: lines.lineNo });
  }
  const provider = shop.payments.name;
  const days = { from: startOfDay(firstDay), before: startOfDay(addDays(lastDay, 1)) };
  const names = new Set(lines.flatMap((one) => [one.key, one.reference, one.modification, one.modificationKey]));
  return transact(db, async (tx) => {
    const expected = await bookedBetween(tx, provider, days);
    const named = await bookedNamed(tx, provider, [...names].filter(Boolean));
    const booked = [...new Map([...expected, ...named].map((one) => [nameOf(one), one])).values()];
    const payments = new Map(booked.map((one) => [nameOf(one), one.payment_key]));
    const matched = matchReport(lines, booked, new Set(expected.map(nameOf)));
    const rows = matched.map((one, index) => lineOf(one, payments, index + 1));
    const read = { read_by: staffOf(context).staffId, read_at: now };
    const row = { id, provider, file_name: fileName, first_day: firstDay, last_day: lastDay, ...read };
    const isNew = await insertSettlement(tx, row, rows);
    const kept = await findSettlement(tx, id);
    if (!kept) throw new Error(`the settlement ${id} is not there`);
    if (isNew) {
      const after = { file: fileName, lines: kept.lines, differing: kept.differing };
      await recordAudit(tx, operation, { subject: { kind: 'settlement', id }, before: null, after }, sourceOf(context));
    }
    return settlementView(kept);
  });
}

const nameOf = ({ kind, key }: Pick<Booked, 'kind' | 'key'>) => `${kind} ${key}`;

function lineOf({ outcome, line, booked }: Matched, payments: ReadonlyMap<string, string>, no: number): NewLine {
  const sign = booked?.kind === 'refund' ? -1 : 1;
  return {
    ...{ no: line?.lineNo ?? no, outcome, type: line?.type ?? '' },
    reference: line ? line.modification || line.reference : (booked?.reference ?? ''),
    payment_key: booked ? (payments.get(nameOf(booked)) ?? null) : null,
    refund_key: booked?.kind === 'refund' ? booked.key : null,
    currency: line?.currency || booked?.currency || '',
    reported: line ? line.gross : null,
    booked: booked ? sign * booked.amount : null,
    ...{ fee: line?.fee ?? 0, fee_currency: line?.feeCurrency ?? '' },
  };
}
