import type { BotCheckAction } from '@eyelet/contracts/bot-check/bot-check.ts';
import { useEffect } from 'react';
import { currentShopper } from './shopper.ts';

const load = () => import('../bot-check/obtain-proof.ts');

/** Milliseconds after which a proof is prepared, so that it does not slow the page down. */
const settleMs = 400;

/** The proof that a call sends as `recaptcha_response`; valid for one call (B7.34 to B7.36). */
export async function botProof(action: BotCheckAction): Promise<string> {
  const { obtainProof } = await load();
  return obtainProof(currentShopper().client, action);
}

/** Prepares a proof while a form that needs one is shown, so that submitting it need not wait. */
export function useEarlyProof(): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      load()
        .then(({ prepareProof }) => prepareProof(currentShopper().client))
        .catch((error: unknown) => console.warn(error));
    }, settleMs);
    return () => clearTimeout(timer);
  }, []);
}
