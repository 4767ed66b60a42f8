import { type Logger, pino } from 'pino';

export type Log = Logger;

/** Structured JSON logs. Members that could carry a secret are cut out wherever they turn up at the first two levels. */
export function createLog(level: string): Log {
  const secret = ['password', 'token', 'refreshToken', 'accessToken', 'authorization', 'cookie', 'cardNumber', 'cvc'];
  return pino(
    { level, base: undefined, redact: { paths: [...secret, ...secret.map((name) => `*.${name}`)], censor: '[cut]' } },
    pino.destination({ dest: 1, sync: false, minLength: 0 }),
  );
}
