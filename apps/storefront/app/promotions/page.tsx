import { type CurrentPromotion, listPromotions } from '@eyelet/contracts/promotions/list.ts';
import { formatAmount } from '@eyelet/domain/money/format.ts';
import { TextLink } from '@eyelet/ui/actions/text-link.tsx';
import { useWords } from '@eyelet/ui/words/words.tsx';
import { openPage } from '../page/open-page.ts';
import { PageData } from '../seo/page-data.tsx';
import { Seo } from '../seo/seo.tsx';
import { useLocale } from '../shop/locale.ts';
import type { Route } from './+types/page';

export async function loader({ context, params }: Route.LoaderArgs) {
  const { client } = openPage(context, params);
  return client.call(listPromotions, {});
}

/** The promotions that hold now (C2.23), with what each asks for. */
export default function PromotionsPage({ loaderData }: Route.ComponentProps) {
  const { say } = useWords();
  const { path } = useLocale();
  const { promotions, currency } = loaderData;
  return (
    <div className="mx-auto max-w-3xl px-gutter pb-16 pt-10 lg:pt-16">
      <Seo title={say('promotions.title')} description={say('promotions.text')} />
      <PageData name={say('promotions.title')} description={say('promotions.text')} url={`/${path}/promotions`} />
      <h1 className="heading">{say('promotions.title')}</h1>
      <p className="mb-8 mt-3 text-18">{say('promotions.text')}</p>
      {promotions.length === 0 ? (
        <p className="border-y border-drift py-6 text-granite">{say('promotions.none')}</p>
      ) : (
        <ul className="border-t border-drift">
          {promotions.map((one) => (
            <Entry key={one.promotionId} promotion={one} currency={currency} />
          ))}
        </ul>
      )}
      <p className="mt-8">
        <TextLink href={`/${path}/cart`}>{say('promotions.toCart')}</TextLink>
      </p>
    </div>
  );
}

function Entry({ promotion, currency }: Readonly<{ promotion: CurrentPromotion; currency: string }>) {
  const { say, tag } = useWords();
  const { promotionName, text, from, needsCode, endsAt } = promotion;
  const terms = [
    ...(from === null ? [] : [say('promotions.from', { amount: formatAmount(from, currency, tag) })]),
    ...(needsCode ? [say('promotions.withCode')] : []),
    ...(endsAt === null ? [] : [say('promotions.until', { date: dayOf(endsAt, tag) })]),
  ];
  return (
    <li className="border-b border-drift py-6">
      <h2 className="font-display text-22 font-semibold">{promotionName}</h2>
      {text && <p className="mt-1 text-18">{text}</p>}
      {terms.length > 0 && <p className="mt-2 text-14 text-granite">{terms.join(' · ')}</p>}
    </li>
  );
}

function dayOf(endsAt: string, tag: string): string {
  return new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(endsAt));
}
