import { fetchSettlement } from '@eyelet/contracts/settlements/fetch.ts';
import { handle } from '../kernel/handle.ts';
import { refuse } from '../kernel/refusal.ts';
import { keepReport } from './keep-report.ts';

const dayMs = 86_400_000;

export const fetchSettlementHandler = handle(fetchSettlement, async (context, { params, body }) => {
  const { payments } = context.shop;
  if (!payments.settlementReport) return refuse('STF404');
  const { firstDay, lastDay } = body;
  const from = new Date(`${firstDay}T00:00:00Z`);
  const csv = await payments.settlementReport(from, new Date(Date.parse(`${lastDay}T00:00:00Z`) + dayMs));
  const fileName = `settlement-${firstDay}-${lastDay}.csv`;
  return keepReport(context, fetchSettlement, { id: params.settlementId.toLowerCase(), fileName, ...body, csv });
});
