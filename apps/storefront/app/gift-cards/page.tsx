import { readBalance } from '@eyelet/contracts/gift-cards/read-balance.ts';
import { ApiError } from '@eyelet/contracts/kernel/api-error.ts';
import { Button } from '@eyelet/ui/actions/button.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { useEffect } from 'react';
import { Form, useNavigation } from 'react-router';
import { textOf } from '../forms/answer.ts';
import { openPage } from '../page/open-page.ts';
import { Seo } from '../seo/seo.tsx';
import { shopContext } from '../shop/shop-context.ts';
import type { Route } from './+types/page';
import { ClaimFields } from './claim-fields.tsx';
import { GiftCardText } from './gift-card-text.tsx';

export function loader({ context, params }: Route.LoaderArgs) {
  openPage(context, params);
  return null;
}

export async function action({ context, request }: Route.ActionArgs) {
  const { client } = context.get(shopContext);
  const posted = await request.formData();
  const body = { number: textOf(posted, 'number', 64), pin: textOf(posted, 'pin', 16) };
  const attempt = Date.now();
  try {
    return { attempt, card: await client.call(readBalance, { body }), error: undefined };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { attempt, card: undefined, error: error.message };
  }
}

/** Gift cards: what is left on one, by number and PIN (C2.21). Works without scripts. */
export default function GiftCardPage({ actionData }: Route.ComponentProps) {
  const say = useSay();
  const sending = useNavigation().state === 'submitting';
  const { card, error, attempt } = actionData ?? {};
  useEffect(() => {
    if (attempt && error) document.getElementById('balance-number')?.focus();
  }, [attempt, error]);
  return (
    <div className="mx-auto max-w-3xl px-gutter pb-16 pt-10 lg:pt-16">
      <Seo title={say('giftCards.title')} description={say('giftCards.text')} />
      <h1 className="heading">{say('giftCards.title')}</h1>
      <p className="mb-8 mt-3 text-18">{say('giftCards.text')}</p>
      <section aria-labelledby="balance">
        <h2 id="balance" className="mb-5 font-display text-22 font-semibold">
          {say('giftCards.balance')}
        </h2>
        <Form method="post" preventScrollReset className="grid max-w-xl gap-5">
          <ClaimFields form="balance" error={error} />
          <div>
            <Button type="submit" busy={sending} busyLabel={say('giftCards.checking')}>
              {say('giftCards.check')}
            </Button>
          </div>
        </Form>
        <div role="status" className="mt-8 max-w-xl">
          {card && (
            <div className="border border-drift bg-paper p-5">
              <GiftCardText card={card} />
            </div>
          )}
        </div>
      </section>
    </div>
  );
}
