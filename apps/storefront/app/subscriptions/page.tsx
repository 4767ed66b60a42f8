import { NewsletterForm } from '@eyelet/blocks/newsletter/form.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { openPage } from '../page/open-page.ts';
import { PageData } from '../seo/page-data.tsx';
import { Seo } from '../seo/seo.tsx';
import { shopContext } from '../shop/shop-context.ts';
import { useMarket } from '../shop/shop-data.ts';
import type { Route } from './+types/page';
import { SmsForm } from './sms-form.tsx';
import { subscribeByEmail } from './subscribe.ts';
import { smsFormName, subscribeBySms } from './subscribe-by-sms.ts';

export function loader({ context, params }: Route.LoaderArgs) {
  openPage(context, params);
  return null;
}

export async function action({ context, request }: Route.ActionArgs) {
  const { client, market } = context.get(shopContext);
  const posted = await request.formData();
  if (posted.get('form') === smsFormName)
    return { sms: await subscribeBySms(client, market, posted), email: undefined };
  return { sms: undefined, email: await subscribeByEmail(client, market, posted) };
}

/** The newsletter on a page of its own: by email, and by text message where the market has it (B1.23, B1.24). */
export default function NewsletterPage({ actionData }: Route.ComponentProps) {
  const say = useSay();
  const { locale, signUp } = useMarket();
  return (
    <div className="mx-auto max-w-3xl px-gutter pb-16 pt-10 lg:pt-16">
      <Seo title={say('newsletter.title')} description={say('newsletter.text')} />
      <PageData name={say('newsletter.title')} description={say('newsletter.text')} url={`/${locale}/newsletter`} />
      <h1 className="heading">{say('newsletter.title')}</h1>
      <p className="mb-8 mt-3 text-18">{say('newsletter.text')}</p>
      <NewsletterForm base={`/${locale}`} answered={actionData?.email} />
      {signUp.smsOptIn !== 'none' && <SmsForm answer={actionData?.sms} />}
    </div>
  );
}
