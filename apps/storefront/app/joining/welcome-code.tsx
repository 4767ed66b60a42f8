import { type WelcomePromotion, welcomePromotion } from '@eyelet/contracts/loyalty/welcome-promotion.ts';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { useEffect, useState } from 'react';
import { currentShopper } from '../shopper/shopper.ts';

/** The promotion that welcomes a new member (C7.67), once it is known; nothing if there is none. */
export function WelcomeCode() {
  const say = useSay();
  const [promotion, setPromotion] = useState<WelcomePromotion | null>(null);
  useEffect(() => {
    const told = currentShopper().client.call(welcomePromotion, {});
    // The welcome is complete even if the call fails.
    told.then(
      (answer) => setPromotion(answer.promotion),
      () => undefined,
    );
  }, []);
  if (!promotion) return null;
  return (
    <section aria-label={say('joining.welcome.codeTitle')} className="mb-8 border-l-2 border-lichen bg-paper p-5">
      <p className="font-medium">{promotion.promotionName}</p>
      <p className="text-granite">{promotion.calloutMessage}</p>
      <code className="mt-3 inline-block text-22 tracking-wide">{promotion.code}</code>
      <p className="mt-1 text-14 text-granite">{say('joining.welcome.codeHow')}</p>
    </section>
  );
}
