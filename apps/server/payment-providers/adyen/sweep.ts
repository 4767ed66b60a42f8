import { staleAdyenCards } from '@eyelet/db/payments/adyen-card.ts';
import { readdressAdyenNotices } from '@eyelet/db/payments/adyen-payment.ts';
import { dropAdyenSessions, lapseAdyenSession, lapsedAdyenSessions } from '@eyelet/db/payments/adyen-session.ts';
import type { Adyen } from './adyen.ts';
import { forgetCard } from './card-token.ts';
import { cardsForgottenBefore, lapsedBefore } from './deadlines.ts';
import { cancel } from './void.ts';

/** How many of a kind are processed in one run. */
const limit = 100;

/**
 * Assigns notices of wallets to their orders, releases the money of wallets that no order has used in time, and deletes
 * cards that were entered and never saved. Failures are left to the next run.
 */
export async function sweepAdyen(adyen: Adyen, now: Date): Promise<void> {
  const { db } = adyen.database;
  await readdressAdyenNotices(db);
  for (const session of await lapsedAdyenSessions(db, lapsedBefore(now), limit)) {
    await attempt(adyen, async () => {
      await cancel(adyen, session.id, session.psp_reference ?? undefined, session.id);
      await lapseAdyenSession(db, session.id);
    });
  }
  for (const { token } of await staleAdyenCards(db, cardsForgottenBefore(now), limit)) {
    await attempt(adyen, () => forgetCard(adyen, token));
  }
  await dropAdyenSessions(db, cardsForgottenBefore(now));
}

async function attempt({ log }: Adyen, run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    log.error({ err: error }, 'a task of the Adyen adapter failed and is left to the next run');
  }
}
