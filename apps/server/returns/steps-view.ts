import { type ReturnStep, returnSteps } from '@eyelet/contracts/returns/return.ts';
import type { StoredReturn } from '@eyelet/db/returns/return.ts';
import type { KnownOfReturns } from './known-of-returns.ts';
import { carrierLabelOf, withdrawnLabelOf } from './parcel-view.ts';

type Known = Pick<KnownOfReturns, 'made' | 'carried' | 'refunds'>;

/** The steps of a return that are kept with it, the oldest first. */
export function keptSteps(one: Pick<StoredReturn, 'created_at' | 'handed_over_at' | 'received_at' | 'closed_at'>) {
  const times = [
    ['announced', one.created_at],
    ['handed-over', one.handed_over_at],
    ['received', one.received_at],
    ['closed', one.closed_at],
  ] as const;
  return times.flatMap(([step, at]) => (at ? [{ step, at }] : []));
}

/** What has happened with a return, for its shopper, the oldest first; of one that a store took without a word before, nothing from before. */
export function returnStepsView(one: StoredReturn, known: Known): ReturnStep[] {
  const steps = [...ownSteps(one), ...carriedSteps(one, known), ...givenSteps(one, known)];
  return steps
    .sort((a, b) => a.at.getTime() - b.at.getTime() || returnSteps.indexOf(a.step) - returnSteps.indexOf(b.step))
    .map(({ step, at }) => ({ step, at: at.toISOString() }));
}

type Step = Readonly<{ step: ReturnStep['step']; at: Date }>;

function ownSteps(one: StoredReturn): readonly Step[] {
  const steps = keptSteps(one);
  if (one.taken_at === null) return steps;
  const isUnannounced = one.created_at.getTime() === one.received_at?.getTime();
  return steps
    .filter(({ step }) => step !== 'handed-over' && !(isUnannounced && step === 'announced'))
    .map(({ step, at }) => ({ step: step === 'received' ? 'brought-in' : step, at }));
}

function carriedSteps(one: StoredReturn, { carried }: Known): readonly Step[] {
  const withdrawn = withdrawnLabelOf(carried, one);
  const label = withdrawn ?? carrierLabelOf(carried, one.return_id);
  const parcel = withdrawn ? undefined : carried.parcels.find(({ return_id }) => return_id === one.return_id);
  return [
    ...(label?.made_at ? [{ step: 'labelled' as const, at: label.made_at }] : []),
    ...(withdrawn?.ended_at ? [{ step: 'label-withdrawn' as const, at: withdrawn.ended_at }] : []),
    ...(parcel?.arrived_at ? [{ step: 'arrived' as const, at: parcel.arrived_at }] : []),
  ];
}

function givenSteps({ return_id: id }: StoredReturn, { made, refunds }: Known): readonly Step[] {
  const orders = made.filter(({ returnId }) => returnId === id);
  const given = refunds.filter(({ returnId }) => returnId === id);
  return [
    ...orders.map(({ madeAt }) => ({ step: 'exchanged' as const, at: madeAt })),
    ...given.map(({ asCredit, at }) => ({ step: asCredit ? ('credited' as const) : ('refunded' as const), at })),
  ];
}
