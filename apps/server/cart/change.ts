import { setTimeout as pause } from 'node:timers/promises';
import type { ErrorId } from '@eyelet/contracts/errors/catalogue.ts';
import { findCart, replaceCart, replaceCartIn, type StoredCart } from '@eyelet/db/cart/cart.ts';
import type { Transaction } from '@eyelet/db/database.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import type { Tables } from '@eyelet/db/tables/tables.ts';
import { type CartDocument, readDocument, type StoredDocument } from '@eyelet/domain/cart/document.ts';
import type { FreshTransition } from '@eyelet/domain/delivery/transitions.ts';
import { withGoodVoucher } from '@eyelet/domain/payments/rewards.ts';
import type { FreeUnits } from '@eyelet/domain/pricing/facts.ts';
import type { Context } from '../kernel/context.ts';
import { Refusal, refuse } from '../kernel/refusal.ts';
import type { PricedCart } from '../pricing/price.ts';
import { type Asker, answered, askedBy } from './answers.ts';
import { awaitPlacing, mostLooks } from './await-placing.ts';
import { inTurn } from './in-turn.ts';
import { settleDocument } from './settle.ts';

/** A cart that can be read, and changed unless it is being placed. */
export type OpenCart = StoredCart<CartDocument> &
  Readonly<{
    /** Transitions of this call, shown to the shopper. */
    transitions?: readonly FreshTransition[];
    /** The prices, if this call has settled the cart already. */
    priced?: PricedCart;
    /** What promotions asked about when the cart was last written. */
    writtenFor?: Pick<CartDocument, 'uses' | 'shopper'>;
  }>;

/** How often a change is retried after another process changed the cart first. */
const rounds = 40;

/** The caller's cart. Unknown, somebody else's and ordered carts get the same refusal (C8.38). */
export async function readOpenCart(context: Context, id: string | undefined): Promise<OpenCart | Refusal<'BSK404'>> {
  const { session } = context;
  if (!id || !session) return refuse('BSK404');
  const cart = await cartOf(context, id, session.consumerNo);
  return !cart || cart.state === 'ordered' || cart.state === 'merged' ? refuse('BSK404') : cart;
}

/** A cart of an owner in any state, its document in the current shape and with the present uses of promotions that have limits. */
export async function cartOf(asker: Asker, id: string, owner: string): Promise<OpenCart | undefined> {
  const { shop } = asker;
  const asked = askedBy(asker);
  const found = await findCart<StoredDocument>(shop.database.pool, id, owner, asked);
  if (!found) return undefined;
  const { uses, shopper, document, ...cart } = found;
  const { uses: writtenUses, shopper: writtenShopper, ...stored } = readDocument(document);
  const known = { ...stored, ...answered(shop, { uses, shopper }) };
  return { ...cart, writtenFor: { uses: writtenUses, shopper: writtenShopper }, document: known };
}

type Change<Id extends ErrorId, Units> = (
  document: CartDocument,
  units: Units,
  version: number,
) => CartDocument | Refusal<Id>;

/** Reads the stock on which a document that was just read is changed. */
type UnitsFor<Units> = (document: CartDocument) => Units | Promise<Units>;

/** Writes something together with a changed cart. */
type WriteAlong = (tx: Transaction<Tables>) => Promise<void>;

type Outcome<Id extends ErrorId> = OpenCart | Refusal<Id> | Refusal<'BSK404'>;

/**
 * Changes a cart: reads it, applies a pure function, writes it unless another process wrote in between, and otherwise
 * starts again. If the function refuses, nothing is written. Concurrent changes are never lost. The changed cart is
 * settled: on `units` where given, and then even if nothing was changed, else on the stock in memory.
 */
export async function changeCart<Id extends ErrorId = never>(
  context: Context,
  id: string | undefined,
  change: Change<Id, FreeUnits | undefined>,
  units?: FreeUnits,
): Promise<Outcome<Id>> {
  return inTurn(context.shop.database, id ?? '', () => changeCartInTurn(context, id, change, units));
}

/** The same for a caller that already holds the queue of this cart; waiting for another turn would be a deadlock. */
export async function changeCartInTurn<Id extends ErrorId = never>(
  context: Context,
  id: string | undefined,
  change: Change<Id, FreeUnits | undefined>,
  units?: FreeUnits,
): Promise<Outcome<Id>> {
  return attempt(context, id, change, () => units);
}

/**
 * The same on stock that is fetched for the cart each time it is read, for changes that depend on stock. Where
 * `unitsFor` answers undefined, the stock in memory is used.
 */
export async function changeCartOn<Units extends FreeUnits | undefined, Id extends ErrorId = never>(
  context: Context,
  id: string | undefined,
  unitsFor: UnitsFor<Units>,
  change: Change<Id, Units>,
): Promise<Outcome<Id>> {
  return inTurn(context.shop.database, id ?? '', () => attempt(context, id, change, unitsFor));
}

/**
 * The same with a further write in one transaction with the changed cart: if either fails, neither is written. Neither
 * is if the cart does not change.
 */
export async function changeCartAlong<Id extends ErrorId = never>(
  context: Context,
  id: string | undefined,
  change: Change<Id, undefined>,
  along: WriteAlong,
): Promise<Outcome<Id>> {
  return inTurn(context.shop.database, id ?? '', () => attempt(context, id, change, () => undefined, along));
}

async function attempt<Id extends ErrorId, Units extends FreeUnits | undefined>(
  context: Context,
  id: string | undefined,
  change: Change<Id, Units>,
  unitsFor: UnitsFor<Units>,
  along?: WriteAlong,
): Promise<Outcome<Id>> {
  let looks = 0;
  for (let round = 0; round < rounds; ) {
    const cart = await readOpenCart(context, id);
    if (cart instanceof Refusal) return cart;
    if (cart.state === 'placing') {
      if (++looks > mostLooks) break;
      await awaitPlacing(context, cart.id);
      continue;
    }
    const units = await unitsFor(cart.document);
    const document = change(cart.document, units, cart.version);
    if (document instanceof Refusal) return document;
    if (document === cart.document && !units) return cart;
    const holding = settleDocument(context, document, units);
    const settled = { ...holding, document: withGoodVoucher(holding.document, holding.priced.totals.total) };
    if (settled.document === cart.document) return { ...cart, priced: settled.priced };
    if (await write(context, { ...cart, document: settled.document }, along)) {
      return { ...cart, version: cart.version + 1, ...settled };
    }
    round += 1;
    await pause(Math.random() * 4 * round);
  }
  throw new Error(`cart ${id} stayed busy: it was being placed or changed by other calls`);
}

/** Writes a cart over its version; returns whether that was still the latest. */
async function write({ shop, now }: Context, cart: OpenCart, along: WriteAlong | undefined): Promise<boolean> {
  const { db, pool } = shop.database;
  if (!along) return replaceCart(pool, cart.id, cart.version, cart.document, now);
  return transact(db, async (tx) => {
    const isLatest = await replaceCartIn(tx, cart, now);
    if (isLatest) await along(tx);
    return isLatest;
  });
}
