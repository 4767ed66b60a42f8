import { readConsumer } from '@eyelet/contracts/consumer/read.ts';
import { updateConsumer } from '@eyelet/contracts/consumer/update.ts';
import { Button, ButtonLink } from '@eyelet/ui/actions/button.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { redirect } from 'react-router';
import { asConsumer } from '../consumer/require-consumer.ts';
import { openPage } from '../page/open-page.ts';
import { nextPath } from '../session/next-path.ts';
import { shopContext } from '../shop/shop-context.ts';
import type { Route } from './+types/employee-terms-page';
import { needsEmployeeTerms } from './employee-terms.ts';
import { EmployeeTermsText } from './employee-terms-text.tsx';
import { NarrowPage } from './narrow-page.tsx';

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const shop = openPage(context, params);
  const next = nextPath(request, `/${shop.market.locale}/account`);
  const profile = await asConsumer(shop, request, (client) => client.call(readConsumer, {}));
  if (!needsEmployeeTerms(profile)) throw redirect(next);
  return { next };
}

/** Stores the acceptance in the profile and redirects to the next page. */
export async function action({ context, request }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const consumerProfile = { consumerDetails: { isEmployeeDiscountTCAccepted: true } };
  await asConsumer(shop, request, (client) => client.call(updateConsumer, { body: { consumerProfile } }));
  return redirect(nextPath(request, `/${shop.market.locale}/account`), 303);
}

/**
 * The terms of the employee discount on a page of their own, for those who sign in without scripts (C2.53, C4.34). What follows is loaded
 * anew, also with scripts, so that it knows of the acceptance.
 */
export default function EmployeeTermsPage({ loaderData }: Route.ComponentProps) {
  const say = useSay();
  return (
    <NarrowPage title={say('auth.employeeTerms.title')}>
      <EmployeeTermsText />
      <form method="post" className="mt-8 flex flex-wrap gap-3">
        <Button type="submit">{say('auth.employeeTerms.accept')}</Button>
        <ButtonLink href={loaderData.next} tone="secondary">
          {say('auth.employeeTerms.later')}
        </ButtonLink>
      </form>
    </NarrowPage>
  );
}
