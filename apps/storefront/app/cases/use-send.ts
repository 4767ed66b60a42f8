import { useState } from 'react';
import { useNavigation, useSubmit } from 'react-router';
import { botProof, useEarlyProof } from '../shopper/bot-proof.ts';

/**
 * Sends a form with a proof of the browser in place of that of the page, which is weaker; with that one where the browser gets
 * none. Files that were chosen stay chosen when the shop refuses.
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
