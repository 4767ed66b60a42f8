import { longestCode } from '@eyelet/contracts/cart/coupon.ts';
import { readCards } from '@eyelet/contracts/catalogue/read-cards.ts';
import type { ApiClient } from '@eyelet/contracts/kernel/client.ts';
import { type CurrentPromotion, listPromotions } from '@eyelet/contracts/promotions/list.ts';
import { TextLink } from '@eyelet/ui/actions/text-link.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { openPage } from '../page/open-page.ts';
import { PageData } from '../seo/page-data.tsx';
import { Seo } from '../seo/seo.tsx';
import { useLocale } from '../shop/locale.ts';
import type { Route } from './+types/page';
import { PromotionEntry } from './entry.tsx';
import { lastDay } from './last-day.ts';
import { LinkedCode } from './linked-code.tsx';
import { picturesShown } from './plate.tsx';

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { client, market } = openPage(context, params);
  const { currency, promotions } = await client.call(listPromotions, {});
  const shown = promotions.map(async (promotion) => ({
    promotion,
    pictures: await picturesOf(promotion, client),
    until: promotion.endsAt === null ? null : lastDay(promotion.endsAt, market),
  }));
  const linked = (new URL(request.url).searchParams.get('code') ?? '').trim().slice(0, longestCode).toUpperCase();
  return { currency, shown: await Promise.all(shown), linked };
}

/** Pictures for a promotion: of its goods, or of the first products of its categories. */
async function picturesOf({ goods, categories }: CurrentPromotion, client: ApiClient): Promise<readonly string[]> {
  const own = goods.map(({ picture }) => picture);
  if (own.length >= picturesShown || categories.length === 0) return own.slice(0, picturesShown);
  const answers = await Promise.all(
    categories.map(({ url }) => {
      const categoryId = url.slice(url.lastIndexOf('-') + 1);
      return client.call(readCards, { query: { categoryId, count: picturesShown } });
    }),
  );
  // One of each category in turn, so that the row shows all categories.
  const turns = Array.from({ length: picturesShown }, (_, turn) =>
    answers.flatMap(({ products }) => products[turn] ?? []),
  );
  return [...own, ...turns.flat().flatMap(({ pictures: [first] }) => first ?? [])].slice(0, picturesShown);
}

/** The promotions in force (C2.23): their benefits, for whom, until when, with which code and on what terms. */
export default function PromotionsPage({ loaderData: { currency, shown, linked } }: Route.ComponentProps) {
  const say = useSay();
  const { path } = useLocale();
  return (
    <div className="px-gutter pb-24 pt-10 lg:pt-16">
      <Seo title={say('promotions.title')} description={say('promotions.text')} />
      <PageData name={say('promotions.title')} description={say('promotions.text')} url={`/${path}/promotions`} />
      <h1 className="font-display text-64 font-semibold">{say('promotions.title')}</h1>
      <p className="mb-10 mt-4 max-w-prose text-18 lg:mb-16">{say('promotions.text')}</p>
      {linked !== '' && <LinkedCode code={linked} />}
      {shown.length === 0 ? (
        <p className="border-y border-drift py-6 text-granite">{say('promotions.none')}</p>
      ) : (
        <ul className="grid grid-cols-1 gap-x-8 gap-y-14 md:grid-cols-2 xl:grid-cols-3">
          {shown.map(({ promotion, ...more }, index) => (
            <li key={promotion.promotionId}>
              <PromotionEntry promotion={promotion} {...more} currency={currency} priority={index < 2} />
            </li>
          ))}
        </ul>
      )}
      <p className="mt-14">
        <TextLink href={`/${path}/cart`} className="touch-area">
          {say('promotions.toCart')}
        </TextLink>
      </p>
    </div>
  );
}
