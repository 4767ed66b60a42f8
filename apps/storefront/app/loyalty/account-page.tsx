import { listPointsHistory } from '@eyelet/contracts/loyalty/list-history.ts';
import { OnwardLink, TextLink } from '@eyelet/ui/actions/text-link.tsx';
import { useWords } from '@eyelet/ui/words/words.tsx';
import { AccountHeading } from '../consumer/heading.tsx';
import { asConsumer } from '../consumer/require-consumer.ts';
import { useShopName } from '../shop/brand.ts';
import { useLocale } from '../shop/locale.ts';
import { shopContext } from '../shop/shop-context.ts';
import type { Route } from './+types/account-page';
import { loadMember } from './load-member.ts';
import { Recommend } from './recommend.tsx';
import { MemberCodes, PointsAndVouchers } from './vouchers.tsx';

export async function loader({ context, request }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const member = await loadMember(shop.client);
  if (!member) return { member: undefined, history: undefined };
  const after = new URL(request.url).searchParams.get('after');
  const query = { limit: 20, ...(after === null ? {} : { after: after.slice(0, 40) }) };
  const history = await asConsumer(shop, request, (client) => client.call(listPointsHistory, { query }));
  return { member, history };
}

/** Points, vouchers and codes of a member, and the history of the points (C1.19). */
export default function AccountLoyaltyPage({ loaderData: { member, history } }: Route.ComponentProps) {
  const { say, tag } = useWords();
  const { path } = useLocale();
  const title = say('account.loyalty.title', { shop: useShopName() });
  const home = `/${path}/account/loyalty`;
  const day = (date: string) =>
    new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(date));
  if (!member) {
    return (
      <>
        <AccountHeading title={title}>{say('account.loyalty.join')}</AccountHeading>
        <OnwardLink href={`/${path}/enrolment?step=nonLoyalty`}>{say('account.joinAction')}</OnwardLink>
      </>
    );
  }
  return (
    <>
      <AccountHeading title={title}>{say('account.loyalty.number', { number: member.memberId })}</AccountHeading>
      <PointsAndVouchers member={member} />
      <MemberCodes codes={member.codes} />
      <Recommend standing={member.standing} />
      <h2 id="history" className="mb-3 mt-10 font-display text-22 font-semibold">
        {say('account.loyalty.history')}
      </h2>
      {history.rows.length === 0 ? (
        <p className="border-y border-drift py-6 text-granite">{say('account.loyalty.historyNone')}</p>
      ) : (
        <ul aria-labelledby="history" className="border-t border-drift">
          {history.rows.map(({ id, date, points, balance, reason, orderNumber }) => (
            <li key={id} className="flex items-baseline justify-between gap-6 border-b border-drift py-4">
              <span>
                <span className="block">{say(`account.loyalty.reason.${reason}`)}</span>
                <span className="block text-14 text-granite">
                  {day(date)}
                  {orderNumber && (
                    <>
                      {' · '}
                      <TextLink href={`/${path}/account/order?order=${orderNumber}`}>{orderNumber}</TextLink>
                    </>
                  )}
                </span>
              </span>
              <span className="text-right tabular-nums">
                <span className="block font-medium">{signed(points, tag)}</span>
                <span className="block text-14 text-granite">{say('account.points', { n: balance })}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
      {history.next && (
        <p className="mt-6">
          <OnwardLink href={`${home}?after=${history.next}`}>{say('account.loyalty.older')}</OnwardLink>
        </p>
      )}
    </>
  );
}

function signed(points: number, tag: string): string {
  return new Intl.NumberFormat(tag, { signDisplay: 'always' }).format(points);
}
