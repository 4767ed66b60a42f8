import type { Database } from '@eyelet/db/database.ts';
import type { BotCheck } from '../kernel/bot-check.ts';
import type { Config, Secrets } from '../kernel/config.ts';
import type { Log } from '../kernel/log.ts';
import { createAltcha } from './altcha.ts';
import { createFormProofs } from './form-proof.ts';
import { createRecaptcha } from './recaptcha.ts';
import { standIn } from './stand-in.ts';

const formsPerMinute = 10;

export type BotCheckParts = Readonly<{
  config: Config;
  secrets: Secrets;
  database: Database;
  log: Log;
  /** Signs puzzles and form proofs. */
  secret: string;
}>;

/** The kind of bot check that the settings name. */
export function createBotCheck({ config, secrets, database, log, secret }: BotCheckParts): BotCheck {
  const { botCheck } = config;
  if (botCheck.kind === 'stand-in') return standIn;
  const forms = createFormProofs({
    secret,
    minimumAgeMs: botCheck.formAgeMs,
    perMinute: formsPerMinute * config.rateLimitFactor,
  });
  if (botCheck.kind === 'altcha') return createAltcha({ database, secret, maxNumber: botCheck.maxNumber, forms });
  const { project, siteKey, service, script, minimumScore } = botCheck.recaptcha;
  const apiKey = secrets.recaptchaKey ?? '';
  return createRecaptcha({ database, log, project, siteKey, apiKey, service, script, minimumScore, forms });
}
