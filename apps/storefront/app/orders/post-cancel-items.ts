import { ApiError } from '@eyelet/contracts/kernel/api-error.ts';
import type { ApiClient } from '@eyelet/contracts/kernel/client.ts';
import type { OutputOf } from '@eyelet/contracts/kernel/operation.ts';
import { cancelOrderItems } from '@eyelet/contracts/orders/cancel-items.ts';
import { quoteCancellation } from '@eyelet/contracts/orders/quote-cancellation.ts';
import { textOf } from '../forms/answer.ts';
import type { AskedOrder } from './asked-order.ts';

/** Chosen units by the id of their item. */
export type ChosenUnits = Readonly<Record<string, number>>;

type Quote = OutputOf<typeof quoteCancellation>;

/**
 * Where a cancellation of items is: chosen again, because of a problem or not; to be confirmed; or done, where nothing of the order may be
 * left. A quote of what is done may be missing.
 */
export type ItemsCancelling =
  | Readonly<{
      step: 'choose';
      chosen: ChosenUnits;
      problem?: 'none' | 'gone' | 'refused';
      text?: string;
      attempt: number;
    }>
  | Readonly<{
      step: 'review';
      chosen: ChosenUnits;
      cancellationId: string;
      quote: Quote;
      /** The amount is another one than was confirmed. */
      isChanged: boolean;
      problem?: undefined;
    }>
  | Readonly<{ step: 'done'; whole: boolean; quote: Quote | undefined; problem?: undefined }>;

/** Does what a form of the page asks for: says what goes back for the chosen units, cancels them, or lets choose again. */
export async function postCancelItems(
  client: ApiClient,
  asked: AskedOrder,
  posted: FormData,
): Promise<ItemsCancelling> {
  const chosen = chosenOf(posted);
  const attempt = Date.now();
  const items = Object.entries(chosen).map(([itemId, qty]) => ({ itemId, qty }));
  const intent = posted.get('intent');
  if (intent === 'change') return { step: 'choose', chosen, attempt };
  if (items.length === 0) return { step: 'choose', chosen, problem: 'none', attempt };
  const isConfirmed = intent === 'confirm';
  const body = {
    ...{ ...asked, items },
    // However often it is posted, the items are canceled once.
    cancellationId: isConfirmed ? textOf(posted, 'cancellationId', 36) : crypto.randomUUID(),
  };
  try {
    if (!isConfirmed) {
      const quote = await client.call(quoteCancellation, { body });
      return { step: 'review', chosen, cancellationId: body.cancellationId, quote, isChanged: false };
    }
    const { status } = await client.call(cancelOrderItems, { body: { ...body, ...expectedOf(posted) } });
    if (status === 'cancelled') return { step: 'done', whole: true, quote: undefined };
    // What is done stays done, whether or not its amount can be read.
    const quote = await client.call(quoteCancellation, { body }).catch(() => undefined);
    return { step: 'done', whole: false, quote };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const quote = error.id === 'CAN410' && changedQuote(error);
    if (quote) return { step: 'review', chosen, cancellationId: body.cancellationId, quote, isChanged: true };
    const problem = error.id === 'CAN409' ? 'gone' : 'refused';
    return { step: 'choose', chosen, problem, text: error.message, attempt };
  }
}

/** The amount that the shopper has confirmed; nothing if it cannot be read, so that it is asked for again. */
function expectedOf(posted: FormData): { expectedRefund: number } {
  const amount = Number(textOf(posted, 'expectedRefund', 20));
  return { expectedRefund: amount >= 0 && Number.isFinite(amount) ? amount : 0 };
}

function changedQuote({ errorDetails }: ApiError): Quote | undefined {
  const { refund, delivery, currency, whole } = errorDetails[0]?.details ?? {};
  return typeof refund === 'number' && typeof delivery === 'number' && typeof currency === 'string'
    ? { refund, delivery, currency, whole: whole === true }
    : undefined;
}

/** At most as many items as a call takes. */
const mostItems = 100;

function chosenOf(posted: FormData): ChosenUnits {
  const chosen = [...posted.keys()].flatMap((name) => {
    const qty = Number(textOf(posted, name, 3));
    return name.startsWith('qty-') && Number.isSafeInteger(qty) && qty > 0 ? [[name.slice(4, 68), qty] as const] : [];
  });
  return Object.fromEntries(chosen.slice(0, mostItems));
}
