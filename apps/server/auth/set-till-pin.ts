import { setTillPin } from '@eyelet/contracts/auth/set-till-pin.ts';
import { setPin } from '@eyelet/db/credentials/till-pin.ts';
import { isGuessedPin, isPinForm } from '@eyelet/domain/associates/pin.ts';
import { createMessages } from '@eyelet/messages/create-messages.ts';
import { hashPassword } from '../credentials/password-hashes.ts';
import { isOwnPassword } from '../credentials/try-password.ts';
import { handle } from '../kernel/handle.ts';
import { Refusal, refuse, refuseFields } from '../kernel/refusal.ts';
import { sellerOf } from '../store-sessions/seller.ts';

/** Sets the PIN of the associate who sells. The password is asked for, so that nobody sets one at a till that was left open. */
export const setTillPinHandler = handle(setTillPin, async (context, { body }) => {
  const { shop, market, now } = context;
  const seller = await sellerOf(context);
  if (seller instanceof Refusal) return seller;
  if (!isPinForm(body.pin) || isGuessedPin(body.pin)) {
    const message = createMessages(market.tag)('associate.pin.guessed');
    return refuseFields('CHK320', [{ field: 'pin', message }]);
  }
  if (!(await isOwnPassword(context, seller.storeEmployeeId, body.password))) return refuse('AUT438');
  await setPin(shop.database.db, seller.storeEmployeeId, await hashPassword(body.pin), now);
  return { hasPin: true };
});
