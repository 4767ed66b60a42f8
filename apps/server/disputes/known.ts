import { type Evidence, type EvidencePiece, evidencePieces } from '@eyelet/contracts/disputes/evidence.ts';
import { type GivenBack, givenBackOf, type Letter, lettersAbout } from '@eyelet/db/disputes/known.ts';
import { papersOf } from '@eyelet/db/papers/paper.ts';
import type { PaperDocument } from '@eyelet/domain/papers/paper-document.ts';
import { documentOf } from '../invoices/stored-paper.ts';
import type { Shop } from '../kernel/shop.ts';
import { findOrder, type StoredOrder } from '../stored-orders/stored-order.ts';

/** What the shop knows of an order that is disputed. */
export type Known = Readonly<{
  order: StoredOrder;
  papers: readonly PaperDocument[];
  letters: readonly Letter[];
  givenBack: readonly GivenBack[];
}>;

/** Gathers what the shop knows of an order; undefined where there is none. */
export async function knownOf({ database }: Pick<Shop, 'database'>, orderNumber: string): Promise<Known | undefined> {
  const { db, pool } = database;
  const order = await findOrder(pool, orderNumber);
  if (!order) return undefined;
  return {
    order,
    papers: (await papersOf(db, orderNumber)).map(documentOf),
    letters: await lettersAbout(db, orderNumber),
    givenBack: await givenBackOf(db, orderNumber),
  };
}

type KnownPiece = Evidence['known'][number];

/** The pieces of which the shop knows something, with how much and until when. */
export function knownPieces({ order, papers, letters, givenBack }: Known): readonly KnownPiece[] {
  const arrivals = order.shipments.flatMap(({ delivered_at }) => delivered_at ?? []);
  const scans = order.parcels.flatMap((one) => [one.handed_over_at, ...one.scans.map(({ at }) => at)]);
  const { billing, terms_version } = order.order;
  const addresses = [billing, ...order.shipments.map(({ address }) => address)].filter(Boolean);
  const facts: Readonly<Record<EvidencePiece, Readonly<{ count: number; times: readonly (string | Date)[] }>>> = {
    order: { count: order.lines.length, times: [order.placedAt] },
    invoice: { count: papers.length, times: papers.map(({ issuedOn }) => issuedOn) },
    addresses: { count: addresses.length, times: [] },
    delivery: { count: Math.max(order.parcels.length, arrivals.length), times: [...arrivals, ...scans] },
    correspondence: { count: letters.length, times: letters.map((one) => one.written_at) },
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
