import { useState } from 'react';
import { useNavigation, useSubmit } from 'react-router';
import { botProof, useEarlyProof } from '../shopper/bot-proof.ts';

/**
 * Sends a form with a bot check proof of the browser, which is stronger than that of the page; with that of the page if
 * the browser gets none. Chosen files stay chosen if the call is refused.
 */
export function useSend(): Readonly<{ busy: boolean; send: (posted: FormData) => Promise<void> }> {
  const submit = useSubmit();
  const posting = useNavigation().state === 'submitting';
  const [proving, setProving] = useState(false);
  useEarlyProof();
  return {
    busy: proving || posting,
    async send(posted) {
      if (proving || posting) return;
      setProving(true);
      try {
        posted.set('recaptcha_response', await botProof('contact'));
      } catch (error) {
        console.warn(error);
      }
      setProving(false);
      await submit(posted, { method: 'post', encType: 'multipart/form-data', preventScrollReset: true });
    },
  };
}
