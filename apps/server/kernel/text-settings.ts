/** Who sends text messages: nobody, nobody but the outbox of a sandbox that shows them, or Twilio. */
export type TextSettings =
  | Readonly<{ kind: 'none' | 'outbox' }>
  | Readonly<{ kind: 'twilio'; endpoint: string; accountSid: string; from: string }>;

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the variables that begin with TWILIO_. A problem is returned as a sentence for operators that repeats no key. */
export function readTwilio(
  env: Environment,
  stage: 'sandbox' | 'live',
): Readonly<{ settings: TextSettings; token: string }> | Readonly<{ problem: string }> {
  const { TWILIO_ACCOUNT_SID: accountSid = '', TWILIO_AUTH_TOKEN: token = '', TWILIO_FROM: from = '' } = env;
  if (accountSid === '' || token === '' || from === '')
    return { problem: 'TEXT_MESSAGES is "twilio", which needs TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN and TWILIO_FROM.' };
  if (!/^AC\w+$/.test(accountSid)) return { problem: 'TWILIO_ACCOUNT_SID is no account. It begins with AC.' };
  if (!/^(MG\w+|\+\d{6,15})$/.test(from))
    return { problem: 'TWILIO_FROM is neither a messaging service (MG…) nor a number with plus and dial code.' };
  const endpoint = env.TWILIO_ENDPOINT || 'https://api.twilio.com';
  if (!/^https?:\/\/[a-z0-9.-]+(:\d+)?$/i.test(endpoint))
    return { problem: `TWILIO_ENDPOINT is "${endpoint}". Write scheme and host only, such as https://api.twilio.com.` };
  if (stage === 'live' && !endpoint.startsWith('https:'))
    return { problem: `TWILIO_ENDPOINT is "${endpoint}". In a live shop it must begin with https://.` };
  return { settings: { kind: 'twilio', endpoint, accountSid, from }, token };
}
