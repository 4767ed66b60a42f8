import { fetchSettlement } from '@eyelet/contracts/settlements/fetch.ts';
import { addDays, startOfDay } from '@eyelet/domain/delivery/days.ts';
import { handle } from '../kernel/handle.ts';
import { refuse } from '../kernel/refusal.ts';
import { keepReport } from './keep-report.ts';

export const fetchSettlementHandler = handle(fetchSettlement, async (context, { params, body }) => {
  const { payments } = context.shop;
  if (!payments.settlementReport) return refuse('STF404');
  const { firstDay, lastDay } = body;
  const csv = await payments.settlementReport(startOfDay(firstDay), startOfDay(addDays(lastDay, 1)));
  const fileName = `settlement-${firstDay}-${lastDay}.csv`;
  return keepReport(context, fetchSettlement, { id: params.settlementId.toLowerCase(), fileName, ...body, csv });
});
