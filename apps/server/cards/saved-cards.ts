import type { SavedCard } from '@eyelet/contracts/cards/saved-cards.ts';
import type { CardRow } from '@eyelet/db/cards/card.ts';
import type { Context } from '../kernel/context.ts';

export function viewOf(row: CardRow): SavedCard {
  return {
    paymentInstrumentId: row.id,
    payment_method_id: 'CREDIT_CARD',
    main: row.main,
    card: {
      brand: row.brand,
      last4: row.last4,
      expiryMonth: row.expiry_month,
      expiryYear: row.expiry_year,
    },
    billingAddressId: row.billing_address_id,
  };
}

export const listOf = (rows: readonly CardRow[]) => ({ payment_instruments: rows.map(viewOf) });

export const ownerOf = ({ session }: Context) => session?.consumerNo ?? '';
