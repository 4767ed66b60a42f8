import { type SendNewsletter, SendNewsletterContext } from '@eyelet/blocks/newsletter/answer.ts';
import { type ReactNode, useCallback } from 'react';
import { useMarket } from '../shop/shop-data.ts';

/** Lets newsletter forms be sent without leaving the page; what it takes is loaded when one is sent. */
export function NewsletterProvider({ children }: Readonly<{ children: ReactNode }>) {
  const market = useMarket();
  const send: SendNewsletter = useCallback(
    async (posted) => (await import('./send.ts')).sendNewsletter(market, posted),
    [market],
  );
  return <SendNewsletterContext value={send}>{children}</SendNewsletterContext>;
}
