import type { Address } from '@eyelet/contracts/addresses/address.ts';
import { type Evidence, type EvidencePiece, evidencePieces } from '@eyelet/contracts/disputes/evidence.ts';
import type { NamedDispute } from '@eyelet/db/disputes/dispute.ts';
import { type GivenBack, givenBackTo, type Letters, lettersAbout } from '@eyelet/db/disputes/known.ts';
import { papersOf } from '@eyelet/db/papers/paper.ts';
import { mostLetters } from '@eyelet/domain/disputes/newest-letters.ts';
import type { PaperDocument } from '@eyelet/domain/papers/paper-document.ts';
import { documentOf } from '../invoices/stored-paper.ts';
import type { Shop } from '../kernel/shop.ts';
import { isCollected } from '../orders/mail/shipment-parts.ts';
import { findOrder, type StoredOrder } from '../stored-orders/stored-order.ts';

/** What the shop knows of an order that is disputed. */
export type Known = Readonly<{
  order: StoredOrder;
  papers: readonly PaperDocument[];
  letters: Letters;
  /** To the payment that is disputed. */
  givenBack: readonly GivenBack[];
}>;

/** Gathers what the shop knows of a disputed payment and its order; undefined where there is none. */
export async function knownOf(
  { database }: Pick<Shop, 'database'>,
  { order_number: orderNumber, payment_key: paymentKey }: Pick<NamedDispute, 'order_number' | 'payment_key'>,
): Promise<Known | undefined> {
  const { db, pool } = database;
  const order = await findOrder(pool, orderNumber);
  if (!order) return undefined;
  return {
    order,
    papers: (await papersOf(db, orderNumber)).map(documentOf),
    letters: await lettersAbout(db, orderNumber, mostLetters),
    givenBack: await givenBackTo(db, paymentKey),
  };
}

/** Where the buyer has had goods sent: a store's address is not theirs, and what goes by email has none. */
export function namedAddresses({ shipments }: StoredOrder): readonly Address[] {
  return shipments.flatMap((one) => (one.address && one.kind !== 'digital' && !isCollected(one) ? [one.address] : []));
}

type KnownPiece = Evidence['known'][number];

/** The pieces of which the shop knows something, with how much and until when. */
export function knownPieces({ order, papers, letters, givenBack }: Known): readonly KnownPiece[] {
  const arrivals = order.shipments.flatMap(({ delivered_at }) => delivered_at ?? []);
  const scans = order.parcels.flatMap((one) => [one.handed_over_at, ...one.scans.map(({ at }) => at)]);
  const { billing, terms_version } = order.order;
  const addresses = [billing, ...namedAddresses(order)].filter(Boolean);
  const facts: Readonly<Record<EvidencePiece, Readonly<{ count: number; times: readonly (string | Date)[] }>>> = {
    order: { count: order.lines.length, times: [order.placedAt] },
    invoice: { count: papers.length, times: papers.map(({ issuedOn }) => issuedOn) },
    addresses: { count: addresses.length, times: [] },
    delivery: { count: Math.max(order.parcels.length, arrivals.length), times: [...arrivals, ...scans] },
    correspondence: { count: letters.total, times: letters.letters.map((one) => one.written_at) },
    refunds: { count: givenBack.length, times: givenBack.map(({ at }) => at) },
    terms: { count: terms_version === null ? 0 : 1, times: [order.placedAt] },
  };
  return evidencePieces.flatMap((piece): readonly KnownPiece[] => {
    const { count, times } = facts[piece];
    return count === 0 ? [] : [{ piece, count, latest: latestOf(times) }];
  });
}

function latestOf(times: readonly (string | Date)[]): string | null {
  return (
    times
      .map((time) => new Date(time).toISOString())
      .toSorted()
      .at(-1) ?? null
  );
}
