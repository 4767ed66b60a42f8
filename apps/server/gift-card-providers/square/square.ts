import { createHash } from 'node:crypto';
import type { Static, TSchema } from 'typebox';
import { Compile, type Validator } from 'typebox/compile';
import { GiftCardFault, type GiftCardProblem } from '../provider.ts';
import type { GiftCardService, Returning, ServiceCard, Taking } from '../service.ts';
import { activitiesSchema, activitySchema, cardSchema } from './answers.ts';

/** Milliseconds until a request is given up. A placement asks several times and has to end within its lease. */
const patienceMs = 2000;

/** The version of the interface that is asked for. */
const version = '2025-01-23';

/** By how much the clocks of shop and service may differ. */
const skewMs = 3_600_000;

export type SquareOptions = Readonly<{
  /** Scheme and host. */
  endpoint: string;
  /** An access token with the permissions `GIFTCARDS_READ` and `GIFTCARDS_WRITE`. */
  token: string;
  /** The seller’s location that takes the money. */
  location: string;
  patience?: number;
}>;

const cardShape = Compile(cardSchema);
const activityShape = Compile(activitySchema);
const activitiesShape = Compile(activitiesSchema);

type Kind = 'REDEEM' | 'REFUND';

const states = { ACTIVE: 'active', PENDING: 'inactive' } as const;

/**
 * Square’s gift cards (https://developer.squareup.com/docs/gift-cards/using-gift-cards-api), for a seller whose payments are
 * made elsewhere: a payment redeems, and what goes back refunds what was redeemed. The key of a move is both its
 * idempotency key and its reference. How long Square keeps idempotency keys is not said, so a move that was asked for before is
 * looked for among those of its card before it is asked for again.
 */
export function createSquare({ endpoint, token, location, patience = patienceMs }: SquareOptions): GiftCardService {
  async function send(path: string, body?: object): Promise<Response> {
    return fetch(`${endpoint}/v2${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        authorization: `Bearer ${token}`,
        'square-version': version,
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    }).catch((error: unknown) => {
      throw new GiftCardFault('unreachable', { cause: error });
    });
  }

  /** The answer to a request; undefined for one that Square does not accept or finds nothing for, by the status. */
  async function ask<T extends TSchema>(
    shape: Validator<Record<never, never>, T>,
    path: string,
    { body, none = [400, 404] }: Readonly<{ body?: object; none?: readonly number[] }> = {},
  ): Promise<Static<T> | undefined> {
    const response = await send(path, body);
    if (!response.ok) {
      await response.body?.cancel();
      if (none.includes(response.status)) return undefined;
      throw new GiftCardFault(problemOf(response.status));
    }
    const answer: unknown = await response.json().catch((error: unknown) => {
      throw new GiftCardFault(error instanceof SyntaxError ? 'answer' : 'unreachable', { cause: error });
    });
    if (!shape.Check(answer)) throw new GiftCardFault('answer');
    return answer as Static<T>;
  }

  const read = async (cardId: string) => cardOf(await ask(cardShape, `/gift-cards/${encodeURIComponent(cardId)}`));

  /** The activity of a key on a card, if there is one. */
  async function activityOf(kind: Kind, { key, cardId }: Taking, since: Date): Promise<string | undefined> {
    const from = new Date(since.getTime() - skewMs).toISOString();
    const filter = { gift_card_id: cardId, type: kind, begin_time: from, limit: '100' };
    const reference = referenceOf(key);
    for (let cursor: string | undefined; ; ) {
      const query = new URLSearchParams(cursor === undefined ? filter : { ...filter, cursor });
      // A card that Square does not know has none; of a list that it does not give, nothing is known.
      const page = await ask(activitiesShape, `/gift-cards/activities?${query}`, { none: [404] });
      if (!page) return undefined;
      const found = page.gift_card_activities?.find(
        ({ redeem_activity_details: redeemed, refund_activity_details: refunded }) =>
          (redeemed ?? refunded)?.reference_id === reference,
      );
      if (found) return found.id;
      cursor = page.cursor;
      if (cursor === undefined || cursor === '') return undefined;
    }
  }

  /**
   * The id of a new activity, or of the one that its key made before; undefined if Square refuses it. The refusal of what was asked for before
   * may be of the repetition alone, so it is looked for once more.
   */
  async function move(kind: Kind, details: object, one: Taking): Promise<string | undefined> {
    const known = one.askedSince && (await activityOf(kind, one, one.askedSince));
    if (known !== undefined) return known;
    const reference = referenceOf(one.key);
    const money = { amount: one.amount, currency: one.currency };
    const body = {
      idempotency_key: reference,
      gift_card_activity: {
        ...{ type: kind, location_id: location, gift_card_id: one.cardId },
        [`${kind.toLowerCase()}_activity_details`]: { ...details, amount_money: money, reference_id: reference },
      },
    };
    const made = await ask(activityShape, '/gift-cards/activities', { body });
    if (made) return made.gift_card_activity.id;
    return one.askedSince && activityOf(kind, one, one.askedSince);
  }

  return {
    name: 'gift-card-square',
    find: async (number) => cardOf(await ask(cardShape, '/gift-cards/from-gan', { body: { gan: number } })),
    read,
    async take(taking) {
      const taken = await move('REDEEM', {}, taking);
      if (taken !== undefined) return taken;
      const card = await read(taking.cardId);
      const canPay = card?.state === 'active' && card.currency === taking.currency && card.balance >= taking.amount;
      // Refused for another reason than the card.
      if (canPay) throw new GiftCardFault('answer');
      return undefined;
    },
    async giveBack(returning: Returning) {
      const given = await move('REFUND', { redeem_activity_id: returning.takingId }, returning);
      return given === undefined ? 'refused' : 'given';
    },
  };
}

function cardOf(answer: Static<typeof cardSchema> | undefined): ServiceCard | undefined {
  if (!answer) return undefined;
  const { id, gan, state, balance_money: money } = answer.gift_card;
  return {
    ...{ id, last4: gan.slice(-4), currency: money.currency, balance: money.amount },
    state: (states as Readonly<Partial<Record<string, 'active' | 'inactive'>>>)[state] ?? 'blocked',
  };
}

/** A key as Square gets it: references have room for forty characters. */
function referenceOf(key: string): string {
  return createHash('sha256').update(key).digest('hex').slice(0, 40);
}

function problemOf(status: number): GiftCardProblem {
  if (status === 401 || status === 403) return 'key';
  return status === 429 || status >= 500 ? 'busy' : 'answer';
}
