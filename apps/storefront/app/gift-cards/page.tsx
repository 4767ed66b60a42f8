import { readBalance } from '@eyelet/contracts/gift-cards/read-balance.ts';
import { readGiftCardOffer } from '@eyelet/contracts/gift-cards/read-offer.ts';
import { ApiError } from '@eyelet/contracts/kernel/api-error.ts';
import { pinLength } from '@eyelet/domain/gift-cards/number.ts';
import { exactLength } from '@eyelet/domain/validation/length.ts';
import { loadMessages } from '@eyelet/messages/load-messages.ts';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { useNavigation } from 'react-router';
import { textOf } from '../forms/answer.ts';
import { openPage } from '../page/open-page.ts';
import { Seo } from '../seo/seo.tsx';
import { type ShopContext, shopContext } from '../shop/shop-context.ts';
import type { Route } from './+types/page';
import { type Balance, BalanceForm } from './balance-form.tsx';
import { BuyForm } from './buy-form.tsx';
import { postWish } from './post-wish.ts';

export async function loader({ context, params }: Route.LoaderArgs) {
  const { client, market, pinNeeded } = openPage(context, params);
  const { currency, dateFormat, timeZone } = market;
  // A shop that sells no gift cards still shows the balance of one.
  const offer = await client.call(readGiftCardOffer, {}).catch((error: unknown) => {
    if (error instanceof ApiError && error.id === 'API404') return null;
    throw error;
  });
  return { offer, pinNeeded, market: { currency, dateFormat, timeZone } };
}

export async function action({ context, request }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const posted = await request.formData();
  if (posted.get('intent') !== 'buy') return { balance: await balanceOf(shop, posted) };
  const wished = await postWish(shop, posted);
  return wished instanceof Response ? wished : { wished };
}

async function balanceOf({ client, market, pinNeeded }: ShopContext, posted: FormData): Promise<Balance> {
  const body = { number: textOf(posted, 'number', 64), pin: textOf(posted, 'pin', 16) };
  const attempt = Date.now();
  // Where cards of other providers may have none, the call knows whether this one does.
  const problem = body.pin === '' && !pinNeeded ? undefined : exactLength(body.pin, { n: pinLength });
  if (problem) {
    const say = await loadMessages(market.tag, ['forms']);
    return { attempt, card: undefined, error: undefined, pinError: say(problem.key, problem.args) };
  }
  try {
    return { attempt, card: await client.call(readBalance, { body }), error: undefined };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { attempt, card: undefined, error: error.message };
  }
}

/** Gift cards: buying one that is mailed, and the balance of one (C2.21). Works without scripts. */
export default function GiftCardPage({ loaderData: { offer, market, pinNeeded }, actionData }: Route.ComponentProps) {
  const say = useSay();
  const { state, formData } = useNavigation();
  const sent = state === 'idle' ? undefined : formData?.get('intent');
  const balance = actionData && 'balance' in actionData ? actionData.balance : undefined;
  const wished = actionData && 'wished' in actionData ? actionData.wished : undefined;
  return (
    <div className="mx-auto max-w-6xl px-gutter pb-24 pt-10 lg:pt-16">
      <Seo title={say('giftCards.title')} description={say('giftCards.text')} />
      <h1 className="heading">{say('giftCards.title')}</h1>
      <p className="mb-10 mt-3 max-w-2xl text-18">{say('giftCards.text')}</p>
      {offer && (
        <section aria-labelledby="buy" className="mb-16 border-b border-drift pb-16">
          <h2 id="buy" className="mb-6 font-display text-28 font-semibold">
            {say('giftCards.buy')}
          </h2>
          <BuyForm
            offer={offer}
            market={market}
            answer={wished?.answer}
            failure={wished?.failure}
            busy={sent === 'buy'}
          />
        </section>
      )}
      <BalanceForm balance={balance} pinNeeded={pinNeeded} busy={sent === 'balance'} />
    </div>
  );
}
