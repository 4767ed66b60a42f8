import { explanations, type Settlement, type SettlementLine } from '@eyelet/contracts/settlements/settlement.ts';
import type { CountedSettlement, NamedLine } from '@eyelet/db/settlements/settlement.ts';
import { toAmount } from '@eyelet/domain/money/amount.ts';

export function settlementView(row: CountedSettlement): Settlement {
  return {
    ...{ settlementId: row.id, provider: row.provider, fileName: row.file_name },
    ...{ firstDay: row.first_day, lastDay: row.last_day, readBy: row.reader ?? '', readAt: row.read_at.toISOString() },
    ...{ lines: row.lines, differing: row.differing, open: row.open },
  };
}

export function lineView(row: NamedLine): SettlementLine {
  return {
    ...{ no: row.no, outcome: row.outcome, type: row.type, reference: row.reference },
    ...{ paymentKey: row.payment_key, orderNumber: row.order_number, currency: row.currency },
    reported: row.reported === null ? null : toAmount(row.reported),
    booked: row.booked === null ? null : toAmount(row.booked),
    ...{ fee: toAmount(row.fee), feeCurrency: row.fee_currency },
    explained: row.explained_at && {
      reason: explanations.find((one) => one === row.reason) ?? 'other',
      ...{ note: row.note, by: row.explainer ?? '', at: row.explained_at.toISOString() },
    },
  };
}
