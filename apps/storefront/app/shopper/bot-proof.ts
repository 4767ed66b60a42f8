import type { BotCheckAction } from '@eyelet/contracts/bot-check/bot-check.ts';
import { useEffect } from 'react';
import { currentShopper } from './shopper.ts';

const load = () => import('../bot-check/obtain-proof.ts');

/** Milliseconds that a page has to itself before a proof is prepared behind it. */
const settleMs = 400;

/** The proof that goes with a call as `recaptcha_response`; good for one call (B7.34 to B7.36). */
export async function botProof(action: BotCheckAction): Promise<string> {
  const { obtainProof } = await load();
  return obtainProof(currentShopper().client, action);
}

/** Prepares a proof while somebody looks at a form that will need one, so that nobody waits for it. */
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
