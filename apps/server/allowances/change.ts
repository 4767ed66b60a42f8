import { isDeepStrictEqual } from 'node:util';
import { programmes } from '@eyelet/contracts/allowances/allowance.ts';
import { changeAllowance } from '@eyelet/contracts/allowances/change.ts';
import { findConsumer, lockConsumer, updateConsumer } from '@eyelet/db/consumers/consumer.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import { fromAmount } from '@eyelet/domain/money/amount.ts';
import { createMessages } from '@eyelet/messages/create-messages.ts';
import { recordAudit, sourceOf } from '../audit/record.ts';
import { handle } from '../kernel/handle.ts';
import { refuse, refuseFields, refuseStale } from '../kernel/refusal.ts';
import { correctCredit } from './athlete-credit.ts';
import { readAllowanceView } from './read-view.ts';
import { allowanceFacts } from './view.ts';

type Year = Readonly<{ currentSpend: number; yearly: number }>;

/** A limit of a year, with what was spent of it before; undefined for none. */
const limited = (yearly: number | null, before: Year | undefined): Year | undefined =>
  yearly === null ? undefined : { currentSpend: before?.currentSpend ?? 0, yearly: fromAmount(yearly) };

/** Sets what somebody may spend. What an athlete has spent stays known when the credit is taken away, and counts if it comes back. */
export const changeAllowanceHandler = handle(changeAllowance, (context, { params, body }) => {
  const { shop, now } = context;
  const { consumerNo } = params;
  return transact(shop.database.db, async (tx) => {
    const consumer = await lockConsumer(tx, consumerNo);
    if (!consumer) return refuse('STF404');
    const { spending } = consumer;
    const seen = body.programmeProof?.trim() ?? '';
    if (seen === '' && body.programmes.some((one) => !consumer.identities.includes(one))) {
      const message = createMessages(context.market.tag)('studio.allowances.proofMissing');
      return refuseFields('STF400', [{ field: 'programmeProof', message }]);
    }
    const proof = body.programmes.length === 0 ? null : seen || consumer.programme_proof;
    const before = await readAllowanceView(tx, consumer, now);
    const wanted = new Set([...body.programmes, ...(body.athlete === null ? [] : ['athlete'])]);
    const decided: readonly string[] = ['athlete', ...programmes];
    const identities = [...consumer.identities.filter((one) => !decided.includes(one)), ...wanted].toSorted();
    const athlete = body.athlete === null ? spending.athlete : limited(body.athlete, spending.athlete);
    const employee = limited(body.employee, spending.employee);
    const prosumer = limited(body.prosumer, spending.prosumer);
    const next = { ...(athlete && { athlete }), ...(employee && { employee }), ...(prosumer && { prosumer }) };
    const kept = [consumer.identities.toSorted(), { ...spending }, consumer.programme_proof];
    if (isDeepStrictEqual([identities, next, proof], kept)) return before;
    if (consumer.allowance_version !== body.version) return refuseStale('STF409', before);
    const version = consumer.allowance_version + 1;
    if (athlete) await correctCredit(tx, consumer, { limit: athlete, cause: String(version) }, now);
    const decision = { identities, spending: JSON.stringify(next), programme_proof: proof };
    await updateConsumer(tx, consumerNo, { ...decision, allowance_version: version });
    const changed = (await findConsumer(tx, consumerNo)) ?? consumer;
    const after = await readAllowanceView(tx, changed, now);
    const subject = { kind: 'allowance', id: consumerNo } as const;
    const facts = { before: allowanceFacts(before), after: allowanceFacts(after) };
    await recordAudit(tx, changeAllowance, { subject, ...facts }, sourceOf(context));
    return after;
  });
});
