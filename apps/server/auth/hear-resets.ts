import { consumer } from '../events/consumer.ts';
import { answerReset } from './answer-reset.ts';

/** Answers requests to reset a password. */
export const passwordResets = consumer('password-resets', {
  'password-reset.asked': (shop, { letterId }) => answerReset(shop, letterId),
});
