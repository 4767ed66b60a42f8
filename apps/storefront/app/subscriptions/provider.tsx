import { type SendNewsletter, SendNewsletterContext } from '@eyelet/blocks/newsletter/answer.ts';
import { type ReactNode, useCallback } from 'react';
import { useMarket } from '../shop/shop-data.ts';

/** Sends newsletter forms without leaving the page; its code is loaded on the first submit. */
export function NewsletterProvider({ children }: Readonly<{ children: ReactNode }>) {
  const market = useMarket();
  const send: SendNewsletter = useCallback(
    async (posted) => (await import('./send.ts')).sendNewsletter(market, posted),
    [market],
  );
  return <SendNewsletterContext value={send}>{children}</SendNewsletterContext>;
}
