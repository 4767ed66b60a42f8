import { cartActs } from './acts.ts';
import { cancel, sendBack } from './after-orders.ts';
import { borrow } from './borrowing.ts';
import { checkBooks } from './check-books.ts';
import { kill, order, unstick } from './ordering.ts';
import { outsideActs, settleAll } from './outside.ts';
import { roundsOf, type Step, textOf } from './plan.ts';
import { leave, signIn } from './signing.ts';
import { lapseAll } from './store-credit.ts';
import { challenge, restore } from './waiting.ts';
import type { World } from './world.ts';

/** How often each act had which outcome. */
export type Tally = ReadonlyMap<string, number>;

/** Whether no further round is played after so many, with what has happened in them. */
type IsOver = (round: number, tally: Tally) => boolean | Promise<boolean>;

/**
 * Runs the rounds of a seed until `isOver`, and checks after each that the books are in order; at the end what was
 * lent on parcels that have not come lapses, everything under way is settled, and both is checked once more. Throws with
 * the seed and all steps if a check fails.
 */
export async function simulate(world: World, seed: number, isOver: IsOver): Promise<Tally> {
  const trace: string[] = [];
  const tally = new Map<string, number>();
  let number = 0;
  try {
    for (const round of roundsOf(seed)) {
      if (await isOver(number, tally)) break;
      number += 1;
      await Promise.all(
        round.map(async (step) => {
          const at = trace.push(`${number}. ${textOf(step)}`) - 1;
          const outcome = await perform(step, world);
          trace[at] += ` → ${outcome}`;
          const name = `${step.act}: ${outcome}`;
          tally.set(name, (tally.get(name) ?? 0) + 1);
        }),
      );
      await checkBooks(world);
    }
    trace.push('parcels that have not come in time');
    await lapseAll(world);
    await checkBooks(world, 'waited');
    trace.push('the end');
    await settleAll(world);
    await checkBooks(world, 'end');
  } catch (error) {
    const { message } = error as Error;
    throw new Error(`${message}\nAgain: npm run simulate -- --seed ${seed} --rounds ${number}\n${trace.join('\n')}`, {
      cause: error,
    });
  }
  return tally;
}

async function perform({ who, act, numbers }: Step, world: World): Promise<unknown> {
  if (who === 'outside') return (await outsideActs[act](world, numbers)) ?? 'done';
  const person = world.people[who];
  if (!person) throw new Error(`there is nobody number ${who}`);
  if (person.stuck) return unstick(person, world);
  switch (act) {
    case 'order':
      return order(person, numbers, world);
    case 'orderTwice':
      return order(person, numbers, world, 2 + (numbers[1] % 3));
    case 'kill':
      return kill(person, numbers, world);
    case 'challenge':
      return challenge(person, numbers, world);
    case 'restore':
      return restore(person);
    case 'cancel':
      return cancel(person, numbers, world);
    case 'sendBack':
      return sendBack(person, numbers, world);
    case 'borrow':
      return borrow(person, numbers, world);
    case 'signIn':
      return signIn(person);
    case 'leave':
      return leave(person, world);
    default:
      return cartActs[act](person, numbers);
  }
}
