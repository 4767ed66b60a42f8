import { readStoreCredit } from '@eyelet/db/store-credit/balance.ts';
import type { CartInstrument } from '@eyelet/domain/cart/document.ts';
import type { Context } from '../kernel/context.ts';
import { type Refusal, refuse } from '../kernel/refusal.ts';

type Caller = Pick<Context, 'shop' | 'session' | 'market'>;

/** What the caller can spend of store credit in the currency of the call, in minor units. */
export async function ownStoreCredit({ shop, session, market }: Caller): Promise<number> {
  if (!session || session.consumerType === 'GUEST') return 0;
  return readStoreCredit(shop.database.db, session.consumerNo, market.currency);
}

/** Store credit as a means of payment, for `wanted` (minor units) or all of it. PAY400 where there is none. */
export async function storeCreditInstrument(
  context: Context,
  wanted: number | undefined,
): Promise<CartInstrument | Refusal<'PAY400'>> {
  const { session, newId } = context;
  const left = await ownStoreCredit(context);
  if (!session || left === 0) return refuse('PAY400');
  return {
    id: newId(),
    methodId: 'STORE_CREDIT',
    token: session.consumerNo,
    card: null,
    account: null,
    requestId: null,
    amount: Math.min(wanted ?? left, left),
    savedCardId: null,
    keep: false,
  };
}

/** A cart's store credit reduced to what is left of it now; undefined if nothing is, or if it is somebody else's. */
export function storeCreditNow(
  { session }: Pick<Context, 'session'>,
  instrument: CartInstrument,
  left: number,
): CartInstrument | undefined {
  if (!session || session.consumerType === 'GUEST' || instrument.token !== session.consumerNo || left <= 0) {
    return undefined;
  }
  const amount = Math.min(instrument.amount ?? 0, left);
  return amount === instrument.amount ? instrument : { ...instrument, amount };
}
