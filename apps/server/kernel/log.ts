import { type DestinationStream, type Logger, pino } from 'pino';

export type Log = Logger;

const secret = ['password', 'token', 'refreshToken', 'accessToken', 'authorization', 'cookie', 'cardNumber', 'cvc'];

/** Members of errors that are logged; others may contain a user's input. */
const loggedMembers = [
  'code',
  'status',
  'statusCode',
  'severity',
  'schema',
  'table',
  'column',
  'constraint',
  'routine',
];

/** Email addresses, also as encoded in URLs. Bounded, so that long texts are matched quickly. */
const emails = /[\w.+-]{1,64}(?:@|%40)[\w-]{1,63}(?:\.[\w-]{1,63}){1,5}/gi;

/**
 * Structured JSON logs. Members that could carry a secret are removed at the first two levels, and email addresses
 * everywhere, as messages of libraries may repeat them.
 */
export function createLog(level: string, to?: DestinationStream): Log {
  return pino(
    {
      level,
      base: undefined,
      redact: { paths: [...secret, ...secret.map((name) => `*.${name}`)], censor: '[cut]' },
      serializers: { err: (error: unknown) => loggable(error) },
      hooks: { streamWrite: (line) => line.replace(emails, '[cut]') },
    },
    to ?? pino.destination({ dest: 1, sync: false, minLength: 0 }),
  );
}

/** An error as it may be logged, with its cause. */
function loggable(error: unknown, depth = 0): unknown {
  if (!(error instanceof Error)) return error;
  const members = error as unknown as Readonly<Record<string, unknown>>;
  return {
    type: error.name,
    message: error.message,
    stack: error.stack,
    ...Object.fromEntries(
      loggedMembers.flatMap((name) => (members[name] === undefined ? [] : [[name, members[name]]])),
    ),
    ...(error.cause === undefined || depth > 3 ? {} : { cause: loggable(error.cause, depth + 1) }),
  };
}
