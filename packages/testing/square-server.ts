import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

type Money = Readonly<{ amount: number; currency: string }>;

type Details = Readonly<{ amount_money: Money; reference_id?: string; redeem_activity_id?: string }>;

type Wanted = Readonly<{
  type: 'REDEEM' | 'REFUND';
  location_id: string;
  gift_card_id: string;
  redeem_activity_details?: Details;
  refund_activity_details?: Details;
}>;

type Activity = Wanted & Readonly<{ id: string; created_at: string }>;

type Card = { id: string; gan: string; state: string; currency: string; balance: number };

/**
 * What it does with the next requests: not answer, do what was asked and not answer, answer a status, do what was asked and cut the
 * connection, or do so with the next move of money alone.
 */
type SquareMood = 'silent' | 'mute' | 'cut off' | 'cut off once' | number | undefined;

export type SquareServer = Readonly<{
  endpoint: string;
  /** The token and the location that it accepts. */
  token: string;
  location: string;
  activities: readonly Activity[];
  requests: string[];
  /** A new active card with an amount in minor units, by default of US dollars. */
  card: (amount: number, more?: Partial<Card>) => Readonly<Card>;
  balanceOf: (id: string) => number;
  mood: (next: SquareMood) => void;
  /** Shows nothing in the next lists of moves, as where a move is listed late. */
  listLate: (lists: number) => void;
  /** Refuses for good to give back to a card, or no longer. */
  refuseRefunds: (id: string, isRefusing: boolean) => void;
  /** Forgets the idempotency keys, as if it were long ago. */
  forgetKeys: () => void;
  close: () => Promise<void>;
}>;

type Answer = Readonly<{ status: number; answer: object }>;

/** A local stand-in for Square’s gift cards, as its documentation describes them (https://developer.squareup.com/docs/gift-cards). */
export async function startSquareServer({ page = 100 }: Readonly<{ page?: number }> = {}): Promise<SquareServer> {
  const [token, location] = ['token-of-the-shop', 'LOCATION1'];
  const cards = new Map<string, Card>();
  const activities: Activity[] = [];
  const keys = new Map<string, Readonly<{ body: string; answer: Answer }>>();
  const requests: string[] = [];
  const refusing = new Set<string>();
  let mood: SquareMood;
  let late = 0;

  const viewOf = ({ id, gan, state, balance, currency }: Card) => ({
    gift_card: { id, gan, state, type: 'DIGITAL', gan_source: 'SQUARE', balance_money: { amount: balance, currency } },
  });

  function add(wanted: Wanted): Answer {
    const card = cards.get(wanted.gift_card_id);
    if (!card) return failed(404, 'NOT_FOUND');
    const details = wanted.type === 'REDEEM' ? wanted.redeem_activity_details : wanted.refund_activity_details;
    const amount = details?.amount_money.amount ?? 0;
    const isGood = details && details.amount_money.currency === card.currency && amount > 0;
    if (!isGood || wanted.location_id !== location || (details.reference_id?.length ?? 0) > 40)
      return failed(400, 'INVALID_VALUE');
    if (wanted.type === 'REDEEM') {
      if (card.state !== 'ACTIVE' || card.balance < amount) return failed(400, 'INSUFFICIENT_FUNDS');
      card.balance -= amount;
    } else {
      const left = refundable(details.redeem_activity_id ?? '', card.id);
      if (amount > left || refusing.has(card.id)) return failed(400, 'REFUND_AMOUNT_INVALID');
      card.balance += amount;
    }
    const made = { ...wanted, id: `gcact_${randomUUID()}`, created_at: new Date().toISOString() };
    activities.push(made);
    return { status: 200, answer: { gift_card_activity: made } };
  }

  /** What of a redemption has not been refunded. */
  function refundable(redemption: string, cardId: string): number {
    const redeemed = activities.find(({ id, gift_card_id: card }) => id === redemption && card === cardId);
    return activities
      .filter(({ refund_activity_details: details }) => details?.redeem_activity_id === redemption)
      .reduce(
        (left, { refund_activity_details: details }) => left - (details?.amount_money.amount ?? 0),
        redeemed?.redeem_activity_details?.amount_money.amount ?? 0,
      );
  }

  function once(key: string, wanted: Wanted): Answer {
    const body = JSON.stringify(wanted);
    const known = keys.get(key);
    if (known) return known.body === body ? known.answer : failed(400, 'IDEMPOTENCY_KEY_REUSED');
    const answer = add(wanted);
    if (answer.status === 200) keys.set(key, { body, answer });
    return answer;
  }

  function list(query: URLSearchParams): Answer {
    const start = Number(query.get('cursor') ?? 0);
    const since = query.get('begin_time') ?? '';
    const found = activities
      .filter(({ type, gift_card_id: card, created_at: at }) => {
        return type === query.get('type') && card === query.get('gift_card_id') && at >= since;
      })
      .toReversed();
    if (late > 0) {
      late -= 1;
      return { status: 200, answer: {} };
    }
    const next = start + page < found.length ? { cursor: String(start + page) } : {};
    return { status: 200, answer: { gift_card_activities: found.slice(start, start + page), ...next } };
  }

  async function answerTo(request: IncomingMessage): Promise<Answer> {
    if (request.headers.authorization !== `Bearer ${token}`) return failed(401, 'UNAUTHORIZED');
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://square');
    const asked = `${request.method} ${pathname}`;
    if (asked === 'POST /v2/gift-cards/activities') {
      const { idempotency_key: key, gift_card_activity: wanted } = (await json(request)) as {
        idempotency_key: string;
        gift_card_activity: Wanted;
      };
      return once(key, wanted);
    }
    if (asked === 'GET /v2/gift-cards/activities') return list(searchParams);
    const named =
      asked === 'POST /v2/gift-cards/from-gan'
        ? ((await json(request)) as { gan: string }).gan
        : pathname.split('/')[3];
    const card = [...cards.values()].find(({ id, gan }) => id === decodeURIComponent(named ?? '') || gan === named);
    return card ? { status: 200, answer: viewOf(card) } : failed(404, 'NOT_FOUND');
  }

  const server = createServer(async (request, response) => {
    requests.push(`${request.method} ${request.url?.split('?')[0]}`);
    if (mood === 'silent') return;
    const { status, answer } = typeof mood === 'number' ? failed(mood, 'NO') : await answerTo(request);
    if (mood === 'mute') return;
    const isMove = request.method === 'POST' && request.url?.endsWith('/activities');
    if (mood === 'cut off' || (mood === 'cut off once' && isMove)) {
      if (mood === 'cut off once') mood = undefined;
      return void request.socket.destroy();
    }
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    ...{ token, location, activities, requests },
    card: (balance, more = {}) => {
      const id = `gftc:${randomUUID().replaceAll('-', '')}`;
      const gan = `77833200${String(cards.size).padStart(8, '0')}`;
      const card = { id, gan, state: 'ACTIVE', currency: 'USD', balance, ...more };
      cards.set(id, card);
      return card;
    },
    balanceOf: (id) => cards.get(id)?.balance ?? 0,
    mood: (next) => {
      mood = next;
    },
    listLate: (lists) => {
      late = lists;
    },
    refuseRefunds: (id, isRefusing) => void (isRefusing ? refusing.add(id) : refusing.delete(id)),
    forgetKeys: () => keys.clear(),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const failed = (status: number, code: string): Answer => ({
  status,
  answer: { errors: [{ category: 'INVALID_REQUEST_ERROR', code }] },
});
