import { authorise } from './authorise.ts';
import { claim } from './claim.ts';
import type { Paid, Placing, Progress, Step } from './step.ts';
import { write } from './write.ts';

declare module '../kernel/shop.ts' {
  interface Shop {
    /** Called after each step of placing an order; only tests set it. */
    readonly afterStep: AfterStep | undefined;
  }
}

/** The steps from a checked cart to a written order (architecture §5). */
export const steps: readonly Step[] = [claim, authorise, write];

export type Placed = Readonly<{ kind: 'placed'; paid: readonly Paid[] }>;

/** Called after a step, or after one payment of several; tests interrupt the process here. */
export type AfterStep = (name: Step['name'] | `payment ${number}`) => void | Promise<void>;

/**
 * Runs the steps; a refusal undoes the earlier ones, last first. An exception leaves the placement as it is, since it
 * is unknown whether the step took effect: recovery asks the provider and finishes or undoes it.
 */
export async function place(
  placing: Placing,
  afterStep?: AfterStep,
): Promise<Placed | Exclude<Progress, { kind: 'on' }>> {
  const done: Step[] = [];
  let paid: readonly Paid[] | undefined;
  for (const step of steps) {
    const progress = await step.run(placing, paid, (index) => afterStep?.(`payment ${index + 1}`));
    if (progress.kind === 'refused') for (const one of done.reverse()) await one.undo(placing, progress.id);
    if (progress.kind !== 'on') return progress;
    paid = progress.paid ?? paid;
    done.push(step);
    await afterStep?.(step.name);
  }
  if (!paid) throw new Error('no step has authorised a payment');
  return { kind: 'placed', paid };
}
