import type { Database } from '@eyelet/db/database.ts';
import type { Log } from '../kernel/log.ts';
import { outsideToken } from '../tenders/names.ts';
import { createOutsideTender } from './outside-tender.ts';
import type { OutsideProvider, ProvidedCard } from './provider.ts';
import type { GiftCardService, ServiceCard } from './service.ts';

/** The gift cards of a service outside the shop. The number alone opens them, as services give out long ones. */
export function createOutsideCards(
  database: Pick<Database, 'db'>,
  service: GiftCardService,
  log: Pick<Log, 'warn'>,
): OutsideProvider {
  const { tender, finish } = createOutsideTender(database, service, log);
  const provided = (card: ServiceCard): ProvidedCard => ({
    token: outsideToken(tender.name, card.id),
    last4: card.last4,
    currency: card.currency,
    balance: card.balance,
    expires_at: null,
    state: card.state === 'blocked' ? 'blocked' : 'active',
    activated_at: card.state === 'inactive' ? null : new Date(0),
  });
  return {
    tender,
    finish,
    async find({ number }) {
      const card = await service.find(number);
      return card ? provided(card) : 'unknown';
    },
    async read(tokens) {
      const cards = await Promise.all(
        tokens.map((token) => service.read(token.slice(outsideToken(tender.name, '').length))),
      );
      return new Map(cards.flatMap((card) => (card ? [[outsideToken(tender.name, card.id), provided(card)]] : [])));
    },
  };
}
