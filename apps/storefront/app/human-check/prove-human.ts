import { passBotCheck } from '@eyelet/contracts/bot-check/pass.ts';
import { ApiError } from '@eyelet/contracts/kernel/api-error.ts';
import { botProof } from '../shopper/bot-proof.ts';
import { currentShopper } from '../shopper/shopper.ts';

/** Proves to the server that a person is here; its cookie is valid for half an hour. Resolves to whether it succeeded. */
export async function proveHuman(): Promise<boolean> {
  try {
    const body = { recaptcha_response: await botProof('login') };
    return (await currentShopper().client.call(passBotCheck, { body })).passed;
  } catch (error) {
    if (!(error instanceof ApiError)) console.warn(error);
    return false;
  }
}
