import { ApiError } from '@eyelet/contracts/kernel/api-error.ts';
import { type MutationCache, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext } from 'react';
import { useLocale } from '../session/locale.ts';
import { isInvalidCustomer, reloadSoon, tellRefusal } from '../session/refusals.ts';
import { type Shopper, shopperOf } from '../session/shopper.ts';
import type { CartChange } from './change.ts';
import { performChange } from './perform-change.ts';
import { refreshCart } from './refresh.ts';
import { retryOnce } from './retry-once.ts';

/** What a caller may switch off for one change; none of it is sent to the server (B7.14). */
export type ChangeOptions = Readonly<{
  suppressMiniCart?: boolean;
  suppressErrorToast?: boolean;
  suppressRetry?: boolean;
}>;

export type ChangeRequest = Readonly<{ change: CartChange; options?: ChangeOptions }>;

export const changesKey = ['cart', 'change'] as const;

type Change = (request: ChangeRequest) => Promise<void>;

const ChangeContext = createContext<Change | undefined>(undefined);

/** Carries changes of the cart out one after the other, and keeps the cart fresh. */
export function CartChangesProvider({ children }: Readonly<{ children: ReactNode }>) {
  const { header, language } = useLocale();
  const queries = useQueryClient();
  const shopper = () => shopperOf(header);

  useQuery({
    queryKey: ['cart', header],
    queryFn: () => refreshCart(shopper()),
    staleTime: 60_000,
    retry: 1,
  });

  const { mutateAsync } = useMutation({
    mutationKey: changesKey,
    scope: { id: 'cart' },
    mutationFn: (request: ChangeRequest) => carryOut(shopper(), queries.getMutationCache(), request),
    onError: async (error, { options }) => {
      if (isInvalidCustomer(error)) dropCart(shopper());
      if (error instanceof ApiError && !options?.suppressErrorToast) await tellRefusal(error, language);
    },
    throwOnError: (error) => !(error instanceof ApiError),
  });

  const change: Change = async (request) => {
    await mutateAsync(request);
  };
  return <ChangeContext value={change}>{children}</ChangeContext>;
}

/** The way to change the cart. The promise is kept when the server has answered, and fails with what it refused. */
export function useChangeCart(): Change {
  const change = useContext(ChangeContext);
  if (!change) throw new Error('no ShopperProvider above this part');
  return change;
}

async function carryOut(shopper: Shopper, changes: MutationCache, request: ChangeRequest): Promise<void> {
  if (isOvertaken(changes, request)) return;
  const { change, options } = request;
  const run = () => performChange(shopper.client, shopper.cart.last(), change);
  const performed = change.kind === 'add' ? await retryOnce(run, options?.suppressRetry) : await run();
  if (performed.endedBasketId) shopper.cart.take({ kind: 'ended', basketId: performed.endedBasketId });
  if (performed.cart) shopper.cart.take({ kind: 'answered', cart: performed.cart });
}

/** Whether a later change of the same line waits already, so that this one need not be sent. */
function isOvertaken(changes: MutationCache, request: ChangeRequest): boolean {
  const { change } = request;
  if (change.kind !== 'quantity') return false;
  const waiting = changes
    .findAll({ mutationKey: changesKey, status: 'pending' })
    .map((mutation) => mutation.state.variables as ChangeRequest);
  return waiting
    .slice(waiting.indexOf(request) + 1)
    .some((later) => later.change.kind !== 'add' && later.change.itemId === change.itemId);
}

function dropCart({ cart }: Shopper): void {
  const known = cart.last();
  if (known) cart.take({ kind: 'ended', basketId: known.id });
  reloadSoon();
}
