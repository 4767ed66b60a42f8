import { readConsumer } from '@eyelet/contracts/consumer/read.ts';
import { ApiError } from '@eyelet/contracts/kernel/api-error.ts';
import { readProgramme } from '@eyelet/contracts/loyalty/read-programme.ts';
import { benefitsIn } from '@eyelet/domain/loyalty/benefits.ts';
import { ButtonLink } from '@eyelet/ui/actions/button.tsx';
import { OnwardLink, TextLink } from '@eyelet/ui/actions/text-link.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { PageSections } from '../content/page-sections.tsx';
import { openPage } from '../page/open-page.ts';
import { PageData } from '../seo/page-data.tsx';
import { Seo } from '../seo/seo.tsx';
import { isConsumer } from '../session/is-consumer.ts';
import { useShopName } from '../shop/brand.ts';
import { useLocale } from '../shop/locale.ts';
import type { ShopContext } from '../shop/shop-context.ts';
import { useMarket } from '../shop/shop-data.ts';
import type { Route } from './+types/page';
import { loadContent } from './load-content.ts';
import { loadMember } from './load-member.ts';
import { Recommend } from './recommend.tsx';
import { Tiers } from './tiers.tsx';
import { PointsAndVouchers } from './vouchers.tsx';

export async function loader({ context, params }: Route.LoaderArgs) {
  const shop = openPage(context, params);
  const name = isConsumer(shop.session) ? await nameOf(shop) : undefined;
  const [programme, content, member] = await Promise.all([
    shop.client.call(readProgramme, {}),
    loadContent(shop),
    name === undefined ? undefined : loadMember(shop.client),
  ]);
  return { name, member, programme, content };
}

async function nameOf({ client }: ShopContext): Promise<string | undefined> {
  try {
    return (await client.call(readConsumer, {})).consumerDetails.firstName;
  } catch (error) {
    if (error instanceof ApiError) return undefined;
    throw error;
  }
}

/**
 * The loyalty programme (C2.25): its benefits, and the visitor's own status (C6.06). What is said around them is the content page of the
 * programme: a section `hero` is in the place of the heading, all others follow, and where one is named `benefits` the list is left out.
 */
export default function LoyaltyPage({ loaderData }: Route.ComponentProps) {
  const say = useSay();
  const { path } = useLocale();
  const shop = useShopName();
  const { content } = loaderData;
  const { title, description } = content?.seo ?? {
    title: say('account.loyalty.title', { shop }),
    description: say('account.loyalty.text'),
  };
  const hasHero = content !== undefined && content.hero.length > 0;
  return (
    <div className="pb-24">
      <Seo title={title} description={description} />
      <PageData name={title} description={description} url={`/${path}/loyalty`} />
      {hasHero ? (
        <PageSections sections={content.hero} />
      ) : (
        <header className="max-w-3xl px-gutter pt-10 lg:pt-16">
          <h1 className="heading lg:text-64 lg:leading-none">{say('account.loyalty.title', { shop })}</h1>
          <p className="mt-4 text-18">{say('account.loyalty.text')}</p>
        </header>
      )}
      <div className="mt-10 grid px-gutter gap-12 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-20">
        <div>
          {content?.hasBenefits ? undefined : <Benefits referralPoints={loaderData.programme.referralPoints} />}
          <Tiers programme={loaderData.programme} />
          <p className="mt-6">
            <TextLink href={`/${path}/loyalty-terms`} className="touch-area">
              {say('account.loyalty.terms')}
            </TextLink>
          </p>
        </div>
        <section aria-label={say('account.membership', { shop })} className="self-start bg-paper p-6 lg:p-8">
          <Standing {...loaderData} />
        </section>
      </div>
      {content && content.body.length > 0 ? (
        <div className="mt-20 lg:mt-32">
          <PageSections sections={content.body} startsPage={false} />
        </div>
      ) : undefined}
    </div>
  );
}

/** The benefits of the programme in the market. */
function Benefits({ referralPoints }: Readonly<{ referralPoints: number }>) {
  const say = useSay();
  const market = useMarket();
  return (
    <section aria-labelledby="benefits">
      <h2 id="benefits" className="mb-4 font-display text-28 font-semibold">
        {say('account.loyalty.benefits')}
      </h2>
      <ul className="grid gap-4 sm:grid-cols-2">
        {benefitsIn(market).map((benefit) => (
          <li key={benefit} className="bg-paper p-6">
            <h3 className="font-display text-22 font-semibold">{say(`account.loyalty.benefit.${benefit}`)}</h3>
            <p className="mt-2 text-granite">{say(`account.loyalty.benefit.${benefit}.text`)}</p>
          </li>
        ))}
        {referralPoints > 0 && (
          <li className="bg-paper p-6">
            <h3 className="font-display text-22 font-semibold">{say('account.loyalty.recommend')}</h3>
            <p className="mt-2 text-granite">{say('account.loyalty.recommend.text', { n: referralPoints })}</p>
          </li>
        )}
      </ul>
    </section>
  );
}

/** Points for a member, joining for a consumer, and signing in for a guest. */
function Standing({ name, member }: Pick<Route.ComponentProps['loaderData'], 'name' | 'member'>) {
  const say = useSay();
  const { path } = useLocale();
  if (member) {
    return (
      <>
        <p className="mb-2 text-granite">{say('account.hello', { name: name ?? '' })}</p>
        <PointsAndVouchers member={member} />
        <Recommend standing={member.standing} />
        <p className="mt-6">
          <OnwardLink href={`/${path}/account/loyalty`}>{say('account.loyalty.toAccount')}</OnwardLink>
        </p>
      </>
    );
  }
  const next = encodeURIComponent(`/${path}/loyalty`);
  const join = name === undefined ? `/${path}/sign-up?variant=loyalty` : `/${path}/enrolment?step=nonLoyalty`;
  return (
    <>
      <h2 className="font-display text-22 font-semibold">{say('account.joinTitle')}</h2>
      <p className="mb-6 mt-1 text-granite">{say('account.loyalty.join')}</p>
      <ButtonLink href={join}>{say('account.joinAction')}</ButtonLink>
      {name === undefined && (
        <p className="mt-6 text-granite">
          {say('account.loyalty.signIn')}{' '}
          <TextLink href={`/${path}/sign-in?next=${next}`}>{say('account.loyalty.signInAction')}</TextLink>
        </p>
      )}
    </>
  );
}
