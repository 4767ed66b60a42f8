import type { Reader } from '@eyelet/db/database.ts';
import { claimDueParcels, type DueParcel, lookAgain } from '@eyelet/db/parcels/parcel.ts';
import { claimDueReturns, lookAgainAtReturn, type ReturnParcelRow } from '@eyelet/db/parcels/return-parcel.ts';
import { writeMissingParcels } from '@eyelet/db/parcels/write-missing.ts';
import type { Shop } from '../kernel/shop.ts';
import type { CarrierService, FollowedParcel } from './service.ts';
import { takeUpdate } from './take-update.ts';

/** Parcels that one run asks about. */
const most = 200;

/** A parcel that has not arrived after this time is given up. */
const patienceMs = 90 * 24 * 3_600_000;

/** After a failure a parcel waits as long as the claim holds, as do those that a run does not get to. */
const claimMs = 10 * 60_000;

/** A run ends before its claim does, so that no other run asks about the same parcels. */
const budgetMs = 5 * 60_000;

/** After so many failures one after another the service is taken to be down. */
const mostFailures = 5;

/** Asks the service of the carriers about the parcels whose time has come; returns how many. */
export async function followParcels(shop: Shop): Promise<number> {
  const { database, carriers, clock, log } = shop;
  if (!carriers) return 0;
  const begin = clock();
  // Processes of the version before parcels were followed hand shipments over without one.
  await writeMissingParcels(database.db, { now: begin, since: new Date(begin.getTime() - patienceMs) });
  const claim = { now: begin, againAt: new Date(begin.getTime() + claimMs), limit: most };
  const parcels = [
    ...(await claimDueParcels(database.db, claim)).map(sentParcel),
    ...(await claimDueReturns(database.db, claim)).map(returnedParcel),
  ];
  let asked = 0;
  let failures = 0;
  for (const parcel of parcels) {
    if (failures >= mostFailures || clock().getTime() - begin.getTime() >= budgetMs) {
      log.warn({ service: carriers.name, left: parcels.length - asked }, 'parcels were left to a later run');
      break;
    }
    asked += 1;
    failures = (await ask(shop, carriers, parcel)) ? 0 : failures + 1;
  }
  return asked;
}

/** A parcel that is followed, and how it is written when it is asked about again; null: no more. */
type Followed = FollowedParcel & Readonly<{ lookAgain: (db: Reader, at: Date | null) => Promise<void> }>;

function sentParcel(parcel: DueParcel): Followed {
  const { carrier, tracking_number: trackingNumber, handed_over_at: handedOverAt, promised_to: promisedTo } = parcel;
  const again = (db: Reader, at: Date | null) => lookAgain(db, parcel.parcel_id, at);
  return { carrier, trackingNumber, handedOverAt, promisedTo, lookAgain: again };
}

/** Nobody promises when a return arrives, and it is handed over after its label was made. */
function returnedParcel({ return_id, carrier, tracking_number: trackingNumber, made_at }: ReturnParcelRow): Followed {
  const again = (db: Reader, at: Date | null) => lookAgainAtReturn(db, return_id, at);
  return { carrier, trackingNumber, handedOverAt: made_at, promisedTo: null, lookAgain: again };
}

/** Asks about a parcel; false if that failed. One that fails must not block the others. */
async function ask(
  shop: Shop,
  carriers: CarrierService,
  { lookAgain: lookAgainAt, ...parcel }: Followed,
): Promise<boolean> {
  const { database, clock, log } = shop;
  const now = clock();
  const isGivenUp = now.getTime() - parcel.handedOverAt.getTime() > patienceMs;
  try {
    const update = await carriers.look(parcel, now);
    if (update) await takeUpdate(shop, update);
    const next = update && !isGivenUp ? new Date(now.getTime() + carriers.lookEveryMs) : null;
    await lookAgainAt(database.db, next);
    return true;
  } catch (error) {
    log.warn({ err: error, carrier: parcel.carrier, service: carriers.name }, 'a parcel could not be looked up');
    if (isGivenUp) await lookAgainAt(database.db, null);
    return false;
  }
}
