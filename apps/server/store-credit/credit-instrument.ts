import { readStoreCredit } from '@eyelet/db/store-credit/balance.ts';
import type { CartInstrument } from '@eyelet/domain/cart/document.ts';
import type { Context } from '../kernel/context.ts';
import { type Refusal, refuse } from '../kernel/refusal.ts';

type Caller = Pick<Context, 'shop' | 'session' | 'market'>;

/** The number of a caller who may pay with store credit: at a till an associate serves others, whom their own does not pay for. */
function payerOf({ session }: Pick<Context, 'session'>): string | undefined {
  return session && session.consumerType !== 'GUEST' && !session.isAssociate ? session.consumerNo : undefined;
}

/** What the caller can spend of store credit in the currency of the call, in minor units. */
export async function ownStoreCredit(caller: Caller): Promise<number> {
  const payer = payerOf(caller);
  return payer === undefined ? 0 : readStoreCredit(caller.shop.database.db, payer, caller.market.currency);
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
  caller: Pick<Context, 'session'>,
  instrument: CartInstrument,
  left: number,
): CartInstrument | undefined {
  if (instrument.token !== payerOf(caller) || left <= 0) return undefined;
  const amount = Math.min(instrument.amount ?? 0, left);
  return amount === instrument.amount ? instrument : { ...instrument, amount };
}
