import type { Cart } from '@eyelet/contracts/cart/cart.ts';
import { isUnanswered, throwUnanswered } from '@eyelet/contracts/kernel/unanswered.ts';
import { useDialogs } from '@eyelet/ui/dialogs/dialogs.tsx';
import { whenOnline } from '@eyelet/ui/loading/when-online.ts';
import { toasts } from '@eyelet/ui/toasts/toasts.ts';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { useEffect, useReducer, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { startOver } from '../cart-changes/start-over.ts';
import { isInvalidCustomer, tellRefusal } from '../session/refusals.ts';
import { useLocale } from '../shop/locale.ts';
import { botProof, useEarlyProof } from '../shopper/bot-proof.ts';
import { forgetPlacing, rememberPlacing } from '../shopper/lost-order.ts';
import { shopperOf } from '../shopper/shopper.ts';
import { challengeDialog } from './challenge.ts';
import { dropDrafts } from './drafts.ts';
import type { Outcome } from './order-flow.ts';
import { nextPlacing, type Placing } from './placing.ts';
import { refusedQuery } from './refused-query.ts';

/** Places the order of the summary and navigates to the page of its outcome. */
export function usePlacing(cart: Cart): Readonly<{ state: Placing; place: () => void; disconnected: boolean }> {
  const { path, header, tag } = useLocale();
  const say = useSay();
  useEarlyProof();
  useEffect(() => {
    loadFlow().catch(console.warn);
  }, []);
  const navigate = useNavigate();
  const dialogs = useDialogs();
  const [state, dispatch] = useReducer(nextPlacing, 'idle');
  const [disconnected, setDisconnected] = useState(false);
  const [fault, setFault] = useState<unknown>();
  // Two presses can come before React renders the first, so a ref blocks the second.
  const underWay = useRef(false);
  if (fault) throw fault;

  function follow(outcome: Outcome): void {
    const home = `/${path}`;
    if (outcome.kind === 'refused') {
      for (const type of outcome.transitions) toasts.show({ title: say(`flash.${type}`), tone: 'error' });
    }
    if (outcome.kind === 'ordered') {
      dropDrafts();
      // The summary is replaced in the history, so that going back does not show an ordered cart (C4.06).
      navigate(`${home}/order-confirmation?order=${encodeURIComponent(outcome.orderNumber)}`, { replace: true });
    } else if (outcome.kind === 'not-authenticated') {
      navigate(`${home}/checkout?step=billing&failed=${encodeURIComponent(outcome.orderNumber)}`, { replace: true });
    } else if (outcome.id === 'BSK404') navigate(`${home}/cart`);
    else navigate(`${home}/checkout${refusedQuery(outcome.id, outcome.step)}`);
  }

  async function run(): Promise<void> {
    try {
      const { orderCart } = await loadFlow();
      rememberPlacing(cart.id);
      const outcome = await orderCart(shopperOf(header), cart, {
        proof: () => botProof('placeOrder'),
        showChallenge: (challenge) =>
          new Promise((done) => dialogs.open(challengeDialog, { challenge, onResult: done })),
      });
      forgetPlacing();
      dispatch(outcome.kind === 'ordered' ? 'ordered' : 'refused');
      follow(outcome);
      // After a finished order the button stays busy until the next page is shown.
      underWay.current = outcome.kind === 'ordered';
    } catch (error) {
      underWay.current = false;
      dispatch('refused');
      // Trying again is safe: the same cart returns the same order. The shopper cannot do anything about other errors.
      if (isUnanswered(error)) setDisconnected(true);
      else if (isInvalidCustomer(error)) {
        startOver(shopperOf(header));
        await tellRefusal(error, tag);
      } else setFault(error);
    }
  }

  return {
    state,
    disconnected,
    place: () => {
      if (underWay.current) return;
      underWay.current = true;
      setDisconnected(false);
      dispatch('begun');
      void run();
    },
  };
}

/** Loads the code that places the order while the shopper reads the summary; a failed load is repeated on the press. */
function loadFlow() {
  return whenOnline(() => import('./order-flow.ts')).catch(throwUnanswered);
}
