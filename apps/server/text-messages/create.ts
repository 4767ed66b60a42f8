import type { Config, Secrets } from '../kernel/config.ts';
import type { TextService } from './service.ts';
import { createTwilio } from './twilio.ts';

/** The service for text messages of the settings; without one they stay in the outbox of a sandbox, to be read at /dev/outbox. */
export function createTextService(
  { texts }: Pick<Config, 'texts'>,
  { twilioToken }: Pick<Secrets, 'twilioToken'>,
): TextService | undefined {
  if (texts.kind === 'twilio') {
    const { endpoint, accountSid, from } = texts;
    return createTwilio({ endpoint, accountSid, from, authToken: twilioToken ?? '' });
  }
  return texts.kind === 'outbox' ? { send: async () => null } : undefined;
}
