import type { Reader, Transaction } from '@eyelet/db/database.ts';
import { type AnswerRow, findAnswer } from '@eyelet/db/disputes/answer.ts';
import { findDispute, type NamedDispute } from '@eyelet/db/disputes/dispute.ts';
import { lockOrderState } from '@eyelet/db/orders/shipment.ts';
import type { Tables } from '@eyelet/db/tables/tables.ts';
import { obstacleToAnswer } from '@eyelet/domain/disputes/answer.ts';
import type { Refusal } from '../kernel/refusal.ts';
import { refuse } from '../kernel/refusal.ts';
import type { Shop } from '../kernel/shop.ts';
import type { AnsweredDispute, DisputeDesk } from '../payment-providers/provider.ts';

/** A dispute with its answer, if there is one. */
export type Answered = Readonly<{ dispute: NamedDispute; answer: AnswerRow | undefined }>;

export async function findAnswered(db: Reader, disputeId: string): Promise<Answered | undefined> {
  const dispute = await findDispute(db, disputeId);
  return dispute && { dispute, answer: await findAnswer(db, disputeId) };
}

/** The same with its order locked, as by all that changes a dispute. */
export async function lockAnswered(tx: Transaction<Tables>, disputeId: string): Promise<Answered | undefined> {
  const dispute = await findDispute(tx, disputeId);
  if (!dispute) return undefined;
  await lockOrderState(tx, dispute.order_number);
  return findAnswered(tx, disputeId);
}

/** Where the provider of a payment takes answers; undefined if it does not, or if the shop has another provider now. */
export function deskOf(
  { payments }: Pick<Shop, 'payments'>,
  { provider }: Pick<NamedDispute, 'provider'>,
): DisputeDesk | undefined {
  return provider === payments.name ? payments.disputes : undefined;
}

/** The dispute as its provider knows it. */
export function namedFor({ payment_key: key, provider_reference: reference, amount }: NamedDispute): AnsweredDispute {
  return { key, reference, amount };
}

/** Why a dispute cannot be answered now; undefined where it can be. */
export function refusalOfAnswer(
  shop: Pick<Shop, 'payments'>,
  { dispute, answer }: Answered,
  now: Date,
): Refusal<'STF488' | 'STF489'> | undefined {
  const { state, deadline } = dispute;
  const obstacle = obstacleToAnswer({ state, deadline, answer: answer?.state }, now);
  if (obstacle === 'answered') return refuse('STF489');
  const desk = deskOf(shop, dispute);
  // One that was opened before its name was kept has none until the provider says something of it again.
  const isNameless = desk?.needsReference === true && dispute.provider_reference === null;
  return obstacle === 'over' || !desk || isNameless ? refuse('STF488') : undefined;
}
