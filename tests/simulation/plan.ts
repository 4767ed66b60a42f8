import { createRandom, type Random } from './random.ts';

/** What shoppers do, with relative frequencies. */
const shopperActs = {
  add: 22,
  quantity: 9,
  remove: 5,
  switch: 12,
  moveStore: 3,
  method: 3,
  tabs: 5,
  check: 6,
  prepare: 5,
  coupon: 9,
  uncoupon: 3,
  order: 15,
  orderTwice: 7,
  kill: 4,
  challenge: 7,
  restore: 4,
  cancel: 3,
  sendBack: 9,
  borrow: 7,
  signIn: 5,
  leave: 2,
} as const;

/** Events around them, with relative frequencies. */
const outsideActs = {
  ...{ shock: 16, services: 2, webhooks: 6, manner: 3, recover: 3, expire: 2, announce: 4 },
  ...{ ship: 22, takeReturn: 14, terms: 3 },
  ...{ draftTransfer: 6, sendTransfer: 7, receiveTransfer: 7, cancelTransfer: 5 },
  ...{ buyGiftCard: 8, voidGiftCard: 4, sellAtTill: 8 },
  ...{ cancelItems: 5, sendParcel: 7, replace: 5, returnMoney: 5, tryRefund: 7 },
  ...{ sendFromStores: 6, missPieces: 9, lookAgain: 4, giveUp: 3 },
  ...{ adjustCredit: 6, giveBack: 5, approve: 4, endAdvances: 2 },
} as const;

export type ShopperAct = keyof typeof shopperActs;
export type OutsideAct = keyof typeof outsideActs;

/** An act or an event; the numbers choose among the options at that time. */
export type Step = Readonly<
  ({ who: number; act: ShopperAct } | { who: 'outside'; act: OutsideAct }) & {
    numbers: readonly [number, number, number];
  }
>;

/** Steps that happen at the same time. */
export type Round = readonly Step[];

export const shopperNames = ['Ada', 'Bela', 'Cleo', 'Dara', 'Edda'] as const;

/** Who has special terms; everybody is a member of the loyalty programme. */
export const terms: Readonly<Partial<Record<string, 'athlete' | 'employee'>>> = {
  Bela: 'athlete',
  Dara: 'employee',
  Edda: 'athlete',
};

/** The rounds of a seed, without end. */
export function* roundsOf(seed: number): Generator<Round, never> {
  const random = createRandom(seed);
  for (;;) yield nextRound(random);
}

function nextRound(random: Random): Round {
  const idle = shopperNames.map((_, index) => index);
  const steps: Step[] = [];
  for (let left = 1 + random.below(3); left > 0; left--) {
    const numbers = [random.below(1000), random.below(1000), random.below(1000)] as const;
    const killed = steps.some(({ act }) => act === 'kill');
    if (random.below(4) === 0) steps.push({ who: 'outside', act: random.pick(outsideActs), numbers });
    else {
      const [who = 0] = idle.splice(random.below(idle.length), 1);
      const act = random.pick(shopperActs);
      // Only one process at a time is set to be killed.
      steps.push({ who, act: act === 'kill' && killed ? 'order' : act, numbers });
    }
  }
  return steps;
}

/** A step as text. */
export function textOf({ who, act, numbers }: Step): string {
  return `${who === 'outside' ? 'outside' : shopperNames[who]} ${act} ${numbers.join(' ')}`;
}
