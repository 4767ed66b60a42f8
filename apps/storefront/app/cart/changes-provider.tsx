import { ApiError } from '@eyelet/contracts/kernel/api-error.ts';
import { createContext, type ReactNode, useContext, useState } from 'react';
import { useLocale } from '../session/locale.ts';
import { isInvalidCustomer, reloadSoon, tellRefusal } from '../session/refusals.ts';
import { type Shopper, shopperOf } from '../session/shopper.ts';
import { type ChangeQueue, type ChangeRequest, createChangeQueue } from './change-queue.ts';
import { performChange } from './perform-change.ts';
import { retryOnce } from './retry-once.ts';
import { useFreshCart } from './use-fresh-cart.ts';

export type { ChangeOptions, ChangeRequest } from './change-queue.ts';

type Change = (request: ChangeRequest) => Promise<void>;

const QueueContext = createContext<ChangeQueue | undefined>(undefined);

/** Carries changes of the cart out one after the other, and keeps the cart fresh. */
export function CartChangesProvider({ children }: Readonly<{ children: ReactNode }>) {
  const { header, language } = useLocale();
  const [fault, setFault] = useState<Error>();
  const [queue] = useState(() =>
    createChangeQueue(async (request, later) => {
      const shopper = shopperOf(header);
      try {
        await carryOut(shopper, request, later);
      } catch (error) {
        if (isInvalidCustomer(error)) dropCart(shopper);
        if (!(error instanceof ApiError)) setFault(error as Error);
        else if (!request.options?.suppressErrorToast) await tellRefusal(error, language);
        throw error;
      }
    }),
  );
  useFreshCart(header);
  // What is no refusal of the API is the page's fault, and its error boundary shows it.
  if (fault) throw fault;
  return <QueueContext value={queue}>{children}</QueueContext>;
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

async function carryOut(
  shopper: Shopper,
  request: ChangeRequest,
  later: () => readonly ChangeRequest[],
): Promise<void> {
  const { change, options } = request;
  if (isOvertaken(request, later())) return;
  const run = () => performChange(shopper.client, shopper.cart.last(), change);
  const performed = change.kind === 'add' ? await retryOnce(run, options?.suppressRetry) : await run();
  if (performed.endedBasketId) shopper.cart.take({ kind: 'ended', basketId: performed.endedBasketId });
  if (performed.cart) shopper.cart.take({ kind: 'answered', cart: performed.cart });
}

/** Whether a later change of the same line waits already, so that this one need not be sent. */
function isOvertaken({ change }: ChangeRequest, later: readonly ChangeRequest[]): boolean {
  if (change.kind !== 'quantity') return false;
  return later.some((one) => one.change.kind !== 'add' && one.change.itemId === change.itemId);
}

function dropCart({ cart }: Shopper): void {
  const known = cart.last();
  if (known) cart.take({ kind: 'ended', basketId: known.id });
  reloadSoon();
}
