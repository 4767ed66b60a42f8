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
import { useLinkedCode } from './use-linked-code.ts';
import { useToldTransitions } from './use-told-transitions.ts';

export type { ChangeOptions, ChangeRequest } from './change-queue.ts';

type Change = (request: ChangeRequest) => Promise<void>;

const QueueContext = createContext<ChangeQueue | undefined>(undefined);

/** Provides the queue of cart changes and keeps the cart up to date. */
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
  useLinkedCode(queue.add, tag);
  // An error that is neither a refusal nor a lost connection is shown by the error boundary of the page (C8.05).
  if (fault) throw fault;
  return <QueueContext value={queue}>{children}</QueueContext>;
}

/** Loads the code that carries out changes, before the first one is made. */
export function prepareChanges() {
  return whenOnline(() => import('./carry-out.ts')).catch(throwUnanswered);
}

/** The queue: the changes under way, and `add`. */
export function useChangeQueue(): ChangeQueue {
  const queue = useContext(QueueContext);
  if (!queue) throw new Error('no ShopperProvider above this part');
  return queue;
}

/** Changes the cart. The promise resolves with the answer of the server and rejects with its refusal. */
export function useChangeCart(): Change {
  return useChangeQueue().add;
}
