import { ApiError } from '@eyelet/contracts/kernel/api-error.ts';
import { isInvalidCustomer, tellRefusal } from '../session/refusals.ts';
import type { Shopper } from '../shopper/shopper.ts';
import { lineOf } from './change.ts';
import type { ChangeRequest } from './change-queue.ts';
import { isOfLine, lineProblems } from './line-problems.ts';
import { performChange } from './perform-change.ts';
import { retryOnce } from './retry-once.ts';
import { startOver } from './start-over.ts';

/** What to do when a change fails. */
export type OnFailure = Readonly<{
  /** Shows a refusal to the shopper, unless the change has suppressErrorToast (B7.14). */
  tell: (refusal: ApiError) => Promise<void>;
  /** Called when the token belongs to no shopper (INVALID_CUSTOMER, C8.127). */
  startOver: () => void;
}>;

/** Shows refusals as toasts; starts over when the server does not know the shopper. */
export function failuresOf(shopper: Shopper, tag: string): OnFailure {
  return { tell: (refusal) => tellRefusal(refusal, tag), startOver: () => startOver(shopper) };
}

/**
 * Carries out one change and stores the resulting cart. Throws the error of a failed change, after showing it as a toast, at its
 * line, or not at all.
 */
export async function carryOut(
  shopper: Shopper,
  request: ChangeRequest,
  later: readonly ChangeRequest[],
  { tell, startOver }: OnFailure,
): Promise<void> {
  if (isOvertaken(request, later)) return;
  const itemId = lineOf(request.change)?.itemId;
  try {
    const refused = await perform(shopper, request);
    if (!request.options?.suppressErrorToast) for (const refusal of refused) await tell(refusal);
    if (itemId !== undefined) lineProblems.set(itemId, undefined);
  } catch (error) {
    if (isInvalidCustomer(error)) startOver();
    if (itemId !== undefined && isOfLine(error)) lineProblems.set(itemId, error);
    else if (error instanceof ApiError && !request.options?.suppressErrorToast) await tell(error);
    throw error;
  }
}

/** Returns why lines are missing, if the cart was recreated. */
async function perform({ client, cart }: Shopper, { change, options }: ChangeRequest): Promise<readonly ApiError[]> {
  const run = (onRecreate?: () => void) => {
    const known = cart.last();
    return performChange(client, known, change, onRecreate, known !== null && cart.wasPlacing(known.id));
  };
  const performed = change.kind === 'add' ? await retryOnce(run, options?.suppressRetry) : await run();
  if (performed.endedBasketId) cart.take({ kind: 'ended', basketId: performed.endedBasketId });
  if (performed.cart) cart.take({ kind: 'answered', cart: performed.cart });
  if (performed.failure) throw performed.failure;
  return performed.refused;
}

/** Whether a later change of the same line waits already, so that this one need not be sent. */
function isOvertaken({ change }: ChangeRequest, later: readonly ChangeRequest[]): boolean {
  if (change.kind !== 'quantity') return false;
  const { itemId } = change.line;
  return later.some(
    (one) => (one.change.kind === 'quantity' || one.change.kind === 'remove') && one.change.line.itemId === itemId,
  );
}
