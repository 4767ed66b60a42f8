import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';

/** A control in the lower corner of a product card's picture, such as a quick purchase. */
export type CardCorner = (productId: string, name: string) => ReactNode;

const CardCornerContext = createContext<(() => Promise<CardCorner>) | undefined>(undefined);

/**
 * Provides parts that know nothing of buying with the contents of a card's corner; its script loads when a part needs
 * it.
 */
export const CardCornerProvider = CardCornerContext.Provider;

/** What fills the corners of cards, once its script has loaded. It does nothing without scripts, so it is not missed before. */
export function useCardCorner(): CardCorner | undefined {
  const load = useContext(CardCornerContext);
  const [corner, setCorner] = useState<CardCorner>();
  useEffect(() => {
    // Without a connection cards stay without it.
    load?.().then(
      (loaded) => setCorner(() => loaded),
      () => undefined,
    );
  }, [load]);
  return corner;
}
