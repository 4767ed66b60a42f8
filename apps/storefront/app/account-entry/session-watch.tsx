import { pageAt } from '@eyelet/domain/pages/page-at.ts';
import { toasts } from '@eyelet/ui/toasts/toasts.ts';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { useEffect, useRef } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { needsEmployeeTerms } from '../auth/employee-terms.ts';
import { rememberSignedIn, wasSignedIn } from '../session/signed-in-mark.ts';
import { useConsumer } from '../shopper/consumer.ts';
import { forgetShopper } from '../shopper/forget-shopper.ts';
import { currentShopper } from '../shopper/shopper.ts';
import { tabStorage } from '../storage/storage.ts';
import { useSigningDialogs } from './open.ts';

/**
 * Reacts when somebody signs in or out: reloads the data of the page, says when a session has ended, keeps the lead of
 * the visit, and shows the terms to employees.
 */
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
          else if (heard) forgetShopper();
          // A cart that an earlier page kept in this browser belonged to the account, so it is dropped.
          if (!before && now.basketId === null) currentShopper().cart.take({ kind: 'handed', basketId: null });
        }
        rememberSignedIn(isConsumer);
        if (before && pageAt(page.current.pathname).followsSignIn) void page.current.revalidate();
      }),
    [],
  );

  useEffect(() => {
    const query = new URLSearchParams(search);
    if (!query.has('leadSource') && !query.has('referral_code')) return;
    import('../session/lead.ts')
      .then(({ keepLead, leadOf }) => keepLead(leadOf(query), tabStorage()))
      .catch(console.warn);
  }, [search]);

  // After the sign-in page, the terms open on the next page: a dialog closes with the page it was opened on.
  const asks = state?.signedIn === true && profile !== undefined && needsEmployeeTerms(profile);
  useEffect(() => {
    if (asks) openEmployeeTerms();
  }, [asks, key]);
  return null;
}
