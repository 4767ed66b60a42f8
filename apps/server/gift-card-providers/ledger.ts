import type { Database } from '@eyelet/db/database.ts';
import { countWrongPin, findCardByNumber, forgetWrongPins } from '@eyelet/db/gift-cards/gift-card.ts';
import { lockMinutes, mostWrongPins } from '@eyelet/domain/gift-cards/limits.ts';
import { passesLuhn } from '@eyelet/domain/gift-cards/number.ts';
import type { Tender } from '../tenders/tender.ts';
import type { GiftCardProvider } from './provider.ts';

type CardSecrets = Readonly<{
  hashOfNumber: (number: string) => string;
  opens: (pin: string, card: Readonly<{ id: string; pin_hash: string }>) => boolean;
}>;

/**
 * The shop's own gift cards, whose value is on its ledger. After five wrong PINs a card has the wrong one for fifteen
 * minutes, whatever is typed.
 */
export function createLedgerCards(
  { db }: Pick<Database, 'db'>,
  secrets: CardSecrets,
  tender: Tender,
): GiftCardProvider {
  return {
    tender,
    async find({ number, pin }, now) {
      // The last digit of every card number checks the others.
      if (!passesLuhn(number)) return 'unknown';
      const card = await findCardByNumber(db, secrets.hashOfNumber(number));
      if (!card) return 'unknown';
      if (card.locked_until && card.locked_until > now) return 'wrong PIN';
      // Nobody guesses with nothing: whoever leaves the PIN out has a card of another provider in mind.
      if (pin.trim() === '') return 'wrong PIN';
      if (secrets.opens(pin.trim(), card)) {
        if (card.wrong_pins > 0) await forgetWrongPins(db, card.id);
        return { ...card, token: card.id };
      }
      await countWrongPin(db, card.id, { most: mostWrongPins, until: new Date(now.getTime() + lockMinutes * 60_000) });
      return 'wrong PIN';
    },
  };
}
