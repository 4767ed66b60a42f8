import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { reportDays, settlementParams, settlementSchema } from './settlement.ts';

/** Bytes of the largest report, with what surrounds it in a call. */
const mostBytes = 12_000_000;

/**
 * Reads a settlement report and compares it line by line with what the shop has booked at its provider. The columns are those of Adyen's
 * Settlement details report, in any order. The caller makes the id, so that a repeated call answers what was read. STF400 names `csv`
 * where a column is missing (`column`) or a line cannot be read (`line`), and `lastDay` where it lies before the first.
 */
export const uploadSettlement = operation({
  id: 'settlements.upload',
  method: 'PUT',
  path: '/staff/v1/settlements/{settlementId}',
  summary: 'Read a settlement report',
  callers: { staff: 'payments.reconcile' },
  params: settlementParams,
  body: Type.Object({
    fileName: Type.String({ minLength: 1, maxLength: 200 }),
    ...reportDays,
    csv: Type.String({ minLength: 1, maxLength: 10_000_000 }),
  }),
  mostBytes,
  response: settlementSchema,
  refusals: ['STF400'],
  invalid: 'STF400',
  perMinute: 10,
});
