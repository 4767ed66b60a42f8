import { toasts } from '@eyelet/ui/toasts/toasts.ts';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { useEffect, useRef } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { needsEmployeeTerms } from '../auth/employee-terms.ts';
import { rememberSignedIn, wasSignedIn } from '../session/signed-in-mark.ts';
import { useConsumer } from '../shopper/consumer.ts';
import { forgetShopper } from '../shopper/forget-shopper.ts';
import { currentShopper } from '../shopper/shopper.ts';
import { useSigningDialogs } from './open.ts';

/** Pages whose content depends on who asks. */
const personal = /^\/[a-z]{2}-[a-z]{2}\/(cart|checkout|order-confirmation|account)(\/|$)/;

/** Keeps the page in step with who is signed in: its data, a word when a session has ended, the lead of the visit, the terms of employees. */
export function SessionWatch() {
  const say = useSay();
  const { pathname, search, state, key } = useLocation();
  const { revalidate } = useRevalidator();
  const { profile } = useConsumer();
  const { openEmployeeTerms } = useSigningDialogs();
  const page = useRef({ pathname, revalidate, say });
  page.current = { pathname, revalidate, say };

  useEffect(
    () =>
      currentShopper().client.identity.subscribe(({ now, before, signedOut, heard }) => {
        const isConsumer = now.consumerType !== 'GUEST';
        const wasConsumer = before ? before.consumerType !== 'GUEST' : wasSignedIn();
        if (wasConsumer && !isConsumer) {
          if (!signedOut) toasts.show({ title: page.current.say('shop.header.sessionEnded') });
          else if (heard) forgetShopper(window);
          // What an earlier page kept in this browser is the account's, too.
          if (!before && now.basketId === null) currentShopper().cart.take({ kind: 'handed', basketId: null });
        }
        rememberSignedIn(isConsumer);
        if (before && personal.test(page.current.pathname)) void page.current.revalidate();
      }),
    [],
  );

  useEffect(() => {
    const query = new URLSearchParams(search);
    if (!query.has('leadSource') && !query.has('referral_code')) return;
    import('../session/lead.ts')
      .then(({ keepLead, leadOf }) => keepLead(leadOf(query), window.sessionStorage))
      .catch(console.warn);
  }, [search]);

  // After signing in on a page of its own the terms wait for the page that follows, as a dialog belongs to its page.
  const asks = state?.signedIn === true && profile !== undefined && needsEmployeeTerms(profile);
  useEffect(() => {
    if (asks) openEmployeeTerms();
  }, [asks, key]);
  return null;
}
