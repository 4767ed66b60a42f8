import { mailTillReceipt } from '@eyelet/contracts/till-receipts/mail.ts';
import { readTillReceipt } from '@eyelet/contracts/till-receipts/read.ts';
import { marketByHeader } from '@eyelet/domain/markets/markets.ts';
import { Button, ButtonLink } from '@eyelet/ui/actions/button.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { redirect } from 'react-router';
import { errorsOf } from '../checkout/field-errors.ts';
import { answerDone, answerWith, textOf } from '../forms/answer.ts';
import { orNotAvailable } from '../page/not-available.ts';
import { openPage } from '../page/open-page.ts';
import { drawCode } from '../scan-codes/draw-code.ts';
import { Seo } from '../seo/seo.tsx';
import type { Route } from './+types/page';
import { MailForm, mailFormName } from './mail-form.tsx';
import { Slip } from './slip.tsx';

/** The till receipt of an order, in the language of the market in which it was sold. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { client, market } = openPage(context, params);
  const url = new URL(request.url);
  const orderId = (url.searchParams.get('order') ?? '').slice(0, 64) || 'none';
  const token = url.searchParams.get('token')?.slice(0, 64);
  const call = client.call(readTillReceipt, { params: { orderId }, query: token ? { token } : {} });
  const receipt = await orNotAvailable(call, 'OHS4004');
  const own = marketByHeader(receipt.locale);
  if (own && own.locale !== market.locale) throw redirect(`/${own.locale}/till-receipt${url.search}`);
  // For returns: who opens it still has to name the email of the order.
  const way = `${url.origin}/${market.locale}/track-order?order=${receipt.orderNumber}`;
  return { receipt, code: drawCode(way), isSeller: token === undefined };
}

/** Mails the receipt to the address that was typed. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const { client } = openPage(context, params);
  const posted = await request.formData();
  const orderId = (new URL(request.url).searchParams.get('order') ?? '').slice(0, 64) || 'none';
  const body = { email: textOf(posted, 'email', 100) };
  const errors = await errorsOf(client.call(mailTillReceipt, { params: { orderId }, body }));
  const isRefused = Object.keys(errors).length > 0;
  return { answer: isRefused ? answerWith(mailFormName, posted, errors) : answerDone(mailFormName), email: body.email };
}

/** A receipt to be printed, on the roll of a till or on A4, and mailed to whoever wants it so. */
export default function TillReceiptPage({ loaderData, actionData }: Route.ComponentProps) {
  const say = useSay();
  const { receipt, code, isSeller } = loaderData;
  return (
    <div className="mx-auto max-w-xl px-gutter pb-24 pt-10 lg:pt-16">
      <Seo title={say('receipt.till.title')} />
      <Slip receipt={receipt} code={code} />
      <div className="till-receipt-ways mt-8 grid gap-8">
        <div className="flex flex-wrap gap-4">
          <Button onClick={() => window.print()}>{say('receipt.till.print')}</Button>
          {receipt.giftReceiptPath !== null && (
            <ButtonLink tone="secondary" href={receipt.giftReceiptPath} download>
              {say('receipt.till.gift')}
            </ButtonLink>
          )}
        </div>
        {isSeller && <MailForm answer={actionData?.answer} email={actionData?.email} />}
      </div>
    </div>
  );
}
