import { readLinkedGiftCard } from '@eyelet/contracts/gift-cards/read-linked.ts';
import { groupedNumber } from '@eyelet/domain/gift-cards/number.ts';
import { formatAmount } from '@eyelet/domain/money/format.ts';
import { Button } from '@eyelet/ui/actions/button.tsx';
import { useWords } from '@eyelet/ui/words/words.tsx';
import { orNotAvailable } from '../page/not-available.ts';
import { openPage } from '../page/open-page.ts';
import { Seo } from '../seo/seo.tsx';
import type { Route } from './+types/print-page';
import { CardFace } from './card-face.tsx';
import { lastDayText } from './last-day.ts';

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { client, market } = openPage(context, params);
  const { searchParams } = new URL(request.url);
  const asked = (name: string) => (searchParams.get(name) ?? '').slice(0, 64);
  const card = await orNotAvailable(
    client.call(readLinkedGiftCard, { params: { giftCardId: asked('card') || '-' }, query: { token: asked('token') } }),
    'GFC800',
  );
  return { card, until: card.expiryDate && lastDayText(card.expiryDate, market) };
}

/** A gift card by the link in its mail, to be shown at a till and printed. */
export default function PrintGiftCardPage({ loaderData: { card, until } }: Route.ComponentProps) {
  const { say, tag } = useWords();
  const { amount, balance, currency, recipientName, sender, message, number, pin, design } = card;
  const money = (value: number) => formatAmount(value, currency, tag);
  return (
    <div className="mx-auto max-w-xl px-gutter pb-24 pt-10 lg:pt-16">
      <Seo title={say('giftCards.printTitle')} />
      <h1 className="mb-8 heading">
        {recipientName ? say('giftCards.to', { name: recipientName }) : say('giftCards.printTitle')}
      </h1>
      <CardFace design={design} amount={money(amount)} />
      {message && <p className="mt-8 whitespace-pre-line text-18 wrap-anywhere">{message}</p>}
      {sender && <p className="mt-2 text-granite wrap-anywhere">{say('giftCards.from', { name: sender })}</p>}
      <dl className="mt-8 grid gap-x-10 gap-y-4 border-y border-drift py-6 sm:grid-cols-[1fr_auto]">
        <div>
          <dt className="text-14 text-granite">{say('giftCards.number')}</dt>
          <dd className="text-22 font-medium tabular-nums">{groupedNumber(number)}</dd>
        </div>
        <div>
          <dt className="text-14 text-granite">{say('giftCards.pin')}</dt>
          <dd className="text-22 font-medium tabular-nums">{pin}</dd>
        </div>
      </dl>
      <p className="mt-6">
        {balance !== amount && <>{say('giftCards.left', { amount: money(balance) })} · </>}
        {until ? say('giftCards.validUntil', { date: until }) : say('giftCards.noExpiry')}
      </p>
      <p className="mt-1 text-granite">{say('giftCards.useIt')}</p>
      <div className="mt-8">
        <Button onClick={() => window.print()}>{say('giftCards.print')}</Button>
      </div>
    </div>
  );
}
