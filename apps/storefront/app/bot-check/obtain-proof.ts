import type { BotChallenge, BotCheckAction } from '@eyelet/contracts/bot-check/bot-check.ts';
import { readBotChallenge } from '@eyelet/contracts/bot-check/read-challenge.ts';
import type { ApiClient } from '@eyelet/contracts/kernel/client.ts';
import { executeRecaptcha, loadRecaptcha } from './recaptcha.ts';
import { work } from './work.ts';

/** Milliseconds for which a puzzle that was solved ahead is kept; the server takes it for ten minutes. */
const keptMs = 8 * 60 * 1000;

/** Obtains a proof for an action, using what was prepared in advance. */
type Prepared = (action: BotCheckAction) => Promise<string>;

let ahead: Readonly<{ since: number; prepared: Promise<Prepared> }> | undefined;

/** Prepares a proof before a button is pressed. A failure surfaces later, in `obtainProof`. */
export function prepareProof(client: ApiClient): void {
  if (ahead && Date.now() - ahead.since < keptMs) return;
  const prepared = prepare(client);
  ahead = { since: Date.now(), prepared };
  prepared.catch((error: unknown) => {
    if (ahead?.prepared === prepared) ahead = undefined;
    console.warn(error);
  });
}

/** A proof for one call; each can be used once. Throws errors of the network and of the API. */
export async function obtainProof(client: ApiClient, action: BotCheckAction): Promise<string> {
  prepareProof(client);
  const prepared = ahead?.prepared ?? prepare(client);
  ahead = undefined;
  return (await prepared)(action);
}

async function prepare(client: ApiClient): Promise<Prepared> {
  const challenge: BotChallenge = await client.call(readBotChallenge, {});
  if (challenge.puzzle) {
    const solution = await work(challenge.puzzle);
    return async () => solution;
  }
  const { script, siteKey } = challenge;
  if (script === undefined || siteKey === undefined) return async () => 'accept';
  await loadRecaptcha(script, siteKey);
  return (action) => executeRecaptcha(siteKey, action);
}
