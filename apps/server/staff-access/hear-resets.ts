import { consumer } from '../events/consumer.ts';
import { answerStaffReset } from './answer-reset.ts';

/** Answers requests of staff to reset a password. */
export const staffPasswordResets = consumer('staff-password-resets', {
  'staff-reset.asked': (shop, { letterId }) => answerStaffReset(shop, letterId),
});
