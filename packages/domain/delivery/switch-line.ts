import type { Fulfilment } from '@eyelet/contracts/cart/fulfilment.ts';
import { replaceLine } from '../cart/change-lines.ts';
import type { CartDocument, CartLine, DeliveryChoice } from '../cart/document.ts';
import type { DeliveryFacts } from './facts.ts';
import { reasonAgainst } from './hold.ts';
import type { Pools } from './pools.ts';
import { holdLines } from './settle-lines.ts';

/** Why a line cannot be shipped home (ORD516), collected (ORD517) or shipped to a store (ORD518). */
export type SwitchProblem = 'no-home' | 'no-pickup' | 'no-ship-to-store';

export type Switched =
  | Readonly<{ kind: 'changed'; cart: CartDocument }>
  /** At least one; nothing is switched then. Several when the store changes are INV407. */
  | Readonly<{ kind: 'refused'; problems: readonly Readonly<{ lineId: string; problem: SwitchProblem }>[] }>
  /** A line would join an equal one and exceed the maximum (INV408). */
  | Readonly<{ kind: 'over-maximum'; allowed: number }>
  | Readonly<{ kind: 'unknown-line' }>;

const problems: Readonly<Record<Fulfilment, SwitchProblem>> = {
  home: 'no-home',
  pickup: 'no-pickup',
  sts: 'no-ship-to-store',
};

/** Changes the fulfilment of one line (C8.39 to C8.41). */
export function switchLine(cart: CartDocument, lineId: string, choice: DeliveryChoice, facts: DeliveryFacts): Switched {
  return switchLines(cart, new Map([[lineId, choice]]), facts);
}

/**
 * Changes the fulfilment of lines, all or none. Their units must be in stock beside those of all other lines; goods
 * made to order or digital have no choice, and stores hand over no wrapped gifts. Equal lines join. A line that has the
 * fulfilment already stays unchanged, including its transition.
 */
export function switchLines(
  cart: CartDocument,
  choices: ReadonlyMap<string, DeliveryChoice>,
  facts: DeliveryFacts,
): Switched {
  const changing = cart.lines.filter((line) => choices.has(line.id));
  if (changing.length < choices.size) return { kind: 'unknown-line' };
  const { pools } = holdLines({ ...cart, lines: cart.lines.filter((line) => !choices.has(line.id)) }, facts);
  const refused: { lineId: string; problem: SwitchProblem }[] = [];
  for (const line of changing) {
    const choice = choices.get(line.id) ?? line;
    if (isThere(line, choice) || isSwitchable(line, choice, facts, pools)) pools.take(line, choice, line.quantity);
    else refused.push({ lineId: line.id, problem: problems[choice.fulfilment] });
  }
  return refused.length > 0 ? { kind: 'refused', problems: refused } : withChoices(cart, changing, choices);
}

/**
 * The choices that move all pickups and store deliveries of a cart to another store (C2.52). Gifts follow the goods.
 */
export function choicesForStore(cart: CartDocument, storeId: string): ReadonlyMap<string, DeliveryChoice> {
  const atStores = cart.lines.filter(({ storeId: at, bonus }) => at !== null && bonus === null);
  return new Map(atStores.map(({ id, fulfilment }) => [id, { fulfilment, storeId }]));
}

function isSwitchable(line: CartLine, choice: DeliveryChoice, facts: DeliveryFacts, pools: Pools): boolean {
  const nature = facts.lines.get(line.id)?.nature;
  if (nature === 'digital') return choice.fulfilment === 'home';
  if (nature === 'customs' && choice.fulfilment !== 'home') return false;
  if (line.giftOption && choice.fulfilment === 'pickup') return false;
  return !reasonAgainst(choice, line, facts.stores, pools);
}

function isThere(line: DeliveryChoice, choice: DeliveryChoice): boolean {
  return line.fulfilment === choice.fulfilment && line.storeId === choice.storeId;
}

function withChoices(
  cart: CartDocument,
  changing: readonly CartLine[],
  choices: ReadonlyMap<string, DeliveryChoice>,
): Switched {
  let changed = cart;
  for (const { id } of changing) {
    const line = changed.lines.find((one) => one.id === id);
    const choice = choices.get(id);
    if (!line || !choice || isThere(line, choice)) continue;
    const change = replaceLine(changed, line, { ...line, ...choice, transition: null });
    if (change.kind !== 'changed') return change;
    changed = change.cart;
  }
  return { kind: 'changed', cart: changed };
}
