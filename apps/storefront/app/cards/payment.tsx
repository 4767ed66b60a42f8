import { changeCard } from '@eyelet/contracts/cards/change.ts';
import { listCards } from '@eyelet/contracts/cards/list.ts';
import { removeCard } from '@eyelet/contracts/cards/remove.ts';
import { saveCard } from '@eyelet/contracts/cards/save.ts';
import type { SavedCard as Card } from '@eyelet/contracts/cards/saved-cards.ts';
import { ApiError } from '@eyelet/contracts/kernel/api-error.ts';
import { openPaymentSession } from '@eyelet/contracts/payments/open-session.ts';
import { readStoreCredit } from '@eyelet/contracts/store-credit/read.ts';
import { loadMessages } from '@eyelet/messages/load-messages.ts';
import { Button } from '@eyelet/ui/actions/button.tsx';
import { Icon } from '@eyelet/ui/icons/icon.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { Form, redirect } from 'react-router';
import { DoneNote } from '../consumer/done-note.tsx';
import { AccountHeading } from '../consumer/heading.tsx';
import { asConsumer } from '../consumer/require-consumer.ts';
import { answerDone, answerWith, textOf } from '../forms/answer.ts';
import { errorsOfRefusal, type FieldErrors } from '../forms/field-errors.ts';
import { shopContext } from '../shop/shop-context.ts';
import { StoreCreditPart } from '../store-credit/store-credit-part.tsx';
import type { Route } from './+types/payment';
import { NewCard } from './new-card.tsx';
import { SavedCard } from './saved-card.tsx';
import { SavedGiftCards } from './saved-gift-cards.tsx';

export async function loader({ context, request }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const { market } = shop;
  const home = `/${market.locale}/account/payment`;
  const query = new URL(request.url).searchParams;
  return asConsumer(shop, request, async (client) => {
    const { payment_instruments } = await client.call(listCards, {});
    const cards = payment_instruments.filter((one) => one.payment_method_id === 'CREDIT_CARD');
    const giftCards = payment_instruments.filter((one) => one.payment_method_id === 'GIFT_CARD');
    const session = await client
      .call(openPaymentSession, { query: { paymentMethodId: 'CREDIT_CARD', referer: home } })
      .catch(noneInLook);
    const after = query.get('credit')?.slice(0, 20);
    const credit = await client.call(readStoreCredit, { query: { limit: 20, ...(after && { after }) } });
    // Without scripts the provider's page redirects here with the token in the address.
    return {
      cards,
      giftCards,
      credit,
      session,
      token: query.get('paymentToken')?.slice(0, 128) ?? null,
      proof: shop.formProof(),
      pinNeeded: shop.pinNeeded,
    };
  });
}

/** Whoever of the staff sees the page as the consumer adds no card. */
function noneInLook(error: unknown): null {
  if (error instanceof ApiError && error.id === 'STF473') return null;
  throw error;
}

export async function action({ context, request }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const posted = await request.formData();
  const intent = posted.get('intent');
  const params = { paymentInstrumentId: textOf(posted, 'paymentInstrumentId', 64) };
  const form = intent === 'save' ? 'new-card' : intent === 'save-gift-card' ? 'new-gift-card' : 'cards';
  try {
    await asConsumer(shop, request, async (client) => {
      if (intent === 'remove') return client.call(removeCard, { params });
      if (intent === 'main') return client.call(changeCard, { params, body: { main: true } });
      if (intent === 'save-gift-card') return client.call(saveCard, { body: giftCardBody(posted) });
      const body = {
        payment_method_id: 'CREDIT_CARD' as const,
        token: textOf(posted, 'cardToken', 128),
        recaptcha_response: textOf(posted, 'recaptcha_response', 4096),
      };
      return client.call(saveCard, { body });
    });
  } catch (error) {
    if (intent === 'save-gift-card') {
      return answerWith(form, new FormData(), await giftCardErrors(error, shop.market.tag));
    }
    const errors = errorsOfRefusal(error, { PAY400: '', PYT300: '', FE309: '', AUT403: '' });
    return answerWith(form, posted, intent === 'save' ? await saveErrors(error, errors, shop.market.tag) : errors);
  }
  if (intent !== 'remove' && intent !== 'main') return redirect(`/${shop.market.locale}/account/payment`, 303);
  return answerDone(form);
}

/** A card that is saved already gets its own message; any other refusal the general one (C8.160). */
async function saveErrors(error: unknown, errors: FieldErrors, tag: string): Promise<FieldErrors> {
  if (error instanceof ApiError && error.id === 'PYT300') return errors;
  return { '': (await loadMessages(tag, ['account']))('account.cardSaveFailed') };
}

function giftCardBody(posted: FormData) {
  return {
    payment_method_id: 'GIFT_CARD' as const,
    number: textOf(posted, 'number', 64),
    pin: textOf(posted, 'pin', 16),
    recaptcha_response: textOf(posted, 'recaptcha_response', 4096),
  };
}

/** A gift card that is saved already gets the message of the server, any other refusal but GFC725 a general one (C8.161). */
async function giftCardErrors(error: unknown, tag: string): Promise<FieldErrors> {
  if (!(error instanceof ApiError)) throw error;
  if (error.id === 'PYT300') return { '': error.message };
  const say = await loadMessages(tag, ['account']);
  return { '': say(error.id === 'GFC725' ? 'account.giftCardNotKept' : 'account.giftCardSaveFailed') };
}

/** Saved cards (C1.17): shown by brand and last digits, entered on the provider's own page. */
export default function PaymentPage({ loaderData, actionData }: Route.ComponentProps) {
  const say = useSay();
  const { cards, giftCards, credit, session, token, proof, pinNeeded } = loaderData;
  const error = actionData?.errors[''];
  return (
    <>
      <AccountHeading title={say('account.payment')}>{say('account.paymentNote')}</AccountHeading>
      {actionData?.done && <DoneNote>{say('account.saved')}</DoneNote>}
      {actionData?.form === 'cards' && error && (
        <p role="alert" className="mb-6 border-l-2 border-buoy bg-paper p-4">
          {error}
        </p>
      )}
      {cards.length === 0 ? (
        <p className="flex items-center gap-3 border-y border-drift py-6 text-granite">
          <Icon name="card" />
          {say('account.noCard')}
        </p>
      ) : (
        <ul className="border-t border-drift">
          {cards.map((card) => (
            <Entry key={card.paymentInstrumentId} saved={card} />
          ))}
        </ul>
      )}
      {session && (
        <NewCard
          session={session}
          token={token}
          proof={proof}
          error={actionData?.form === 'new-card' ? error : undefined}
          attempt={actionData?.attempt}
        />
      )}
      <SavedGiftCards
        cards={giftCards}
        proof={proof}
        error={actionData?.form === 'new-gift-card' ? error : undefined}
        attempt={actionData?.attempt}
        pinNeeded={pinNeeded}
      />
      <StoreCreditPart credit={credit} />
    </>
  );
}

function Entry({ saved }: Readonly<{ saved: Card }>) {
  const say = useSay();
  const which = <span className="sr-only">: {say('account.cardEnding', { last4: saved.card.last4 })}</span>;
  return (
    <li className="flex flex-wrap items-center justify-between gap-4 border-b border-drift py-5">
      <div>
        {saved.main && <p className="mb-1 text-14 font-medium text-kelp">{say('account.mainCard')}</p>}
        <SavedCard card={saved.card} />
      </div>
      <Form method="post" className="flex flex-wrap gap-x-2">
        <input type="hidden" name="paymentInstrumentId" value={saved.paymentInstrumentId} />
        {!saved.main && (
          <Button type="submit" name="intent" value="main" tone="quiet" size="small">
            {say('account.makeMain')}
            {which}
          </Button>
        )}
        <Button type="submit" name="intent" value="remove" tone="quiet" size="small">
          {say('account.remove')}
          {which}
        </Button>
      </Form>
    </li>
  );
}
