import { ApiError } from '@eyelet/contracts/kernel/api-error.ts';
import { isUnanswered, throwUnanswered } from '@eyelet/contracts/kernel/unanswered.ts';
import { whenOnline } from '@eyelet/ui/loading/when-online.ts';
import { tellUnanswered } from '@eyelet/ui/toasts/tell-unanswered.ts';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { createContext, type ReactNode, useContext, useState } from 'react';
import { useLocale } from '../shop/locale.ts';
import { shopperOf } from '../shopper/shopper.ts';
import { type ChangeQueue, type ChangeRequest, createChangeQueue } from './change-queue.ts';
import { useFreshCart } from './use-fresh-cart.ts';
import { useToldTransitions } from './use-told-transitions.ts';

export type { ChangeOptions, ChangeRequest } from './change-queue.ts';

type Change = (request: ChangeRequest) => Promise<void>;

const QueueContext = createContext<ChangeQueue | undefined>(undefined);

/** Carries changes of the cart out one after the other, and keeps the cart fresh. */
export function CartChangesProvider({ children }: Readonly<{ children: ReactNode }>) {
  const { header, tag } = useLocale();
  const say = useSay();
  const [fault, setFault] = useState<Error>();
  const [queue] = useState(() =>
    createChangeQueue(async (request, later) => {
      const shopper = shopperOf(header);
      try {
        const { carryOut, failuresOf } = await prepareChanges();
        await carryOut(shopper, request, later(), failuresOf(shopper, tag));
      } catch (error) {
        if (isUnanswered(error)) {
          if (!request.options?.suppressErrorToast) {
            tellUnanswered(say);
          }
        } else if (!(error instanceof ApiError)) setFault(error as Error);
        throw error;
      }
    }),
  );
  useFreshCart(header, tag);
  useToldTransitions(header);
  // What is neither a refusal nor a lost connection is the page's fault, and its error boundary shows it (C8.05).
  if (fault) throw fault;
  return <QueueContext value={queue}>{children}</QueueContext>;
}

/** Fetches what carries changes out, before the first one is made. */
export function prepareChanges() {
  return whenOnline(() => import('./carry-out.ts')).catch(throwUnanswered);
}

/** The changes under way, and the way to add one. */
export function useChangeQueue(): ChangeQueue {
  const queue = useContext(QueueContext);
  if (!queue) throw new Error('no ShopperProvider above this part');
  return queue;
}

/** The way to change the cart. The promise is kept when the server has answered, and fails with what it refused. */
export function useChangeCart(): Change {
  return useChangeQueue().add;
}
