import { firstEnrolmentStep } from '@eyelet/domain/consumer/enrolment.ts';
import { ButtonLink } from '@eyelet/ui/actions/button.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { wayAfterSignIn } from '../auth/employee-terms.ts';
import { openPage } from '../page/open-page.ts';
import { Seo } from '../seo/seo.tsx';
import { useLocale } from '../shop/locale.ts';
import { shopContext } from '../shop/shop-context.ts';
import { profileOnServer } from '../shopper/profile-on-server.ts';
import type { Route } from './+types/enrolment-page';
import { EnrolmentStep } from './enrolment-step.tsx';
import { postEnrolment } from './post-enrolment.ts';
import { readServerDay } from './server-day.ts';
import { useEnrolment } from './use-enrolment.ts';

/** Starts with what the profile lacks, or with the offer of the membership when the URL asks for it. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const shop = openPage(context, params);
  const [profile, today] = await Promise.all([profileOnServer(shop, request), readServerDay(shop.client)]);
  const joins = new URL(request.url).searchParams.get('step') === 'nonLoyalty' && profile?.isLoyaltyMember === false;
  return { profile, today, joins, proofs: { first: shop.formProof(), second: shop.formProof() } };
}

export function action({ context, request }: Route.ActionArgs) {
  return postEnrolment(context.get(shopContext), request);
}

/** The enrolment on a page of its own (C2.73 to C2.86). */
export default function EnrolmentPage({ loaderData, actionData }: Route.ComponentProps) {
  const say = useSay();
  const { path } = useLocale();
  const { profile, today, joins, proofs } = loaderData;
  const enrolment = useEnrolment({
    step: actionData?.step ?? (joins ? 'nonLoyalty' : firstEnrolmentStep(profile?.consumerDetails)),
    email: actionData?.email ?? profile?.consumerDetails.email ?? '',
    linkSent: actionData?.linkSent ?? false,
    profile,
  });
  const title = say(`joining.enrolment.${enrolment.step}.title`);
  const account = `/${path}/account`;
  const onward = enrolment.profile ? wayAfterSignIn(enrolment.profile, path, account) : account;
  return (
    <div className="mx-auto max-w-xl px-gutter pb-24 pt-10 lg:pt-16">
      <Seo title={title} />
      <h1 className="mb-4 heading">{title}</h1>
      <EnrolmentStep
        enrolment={enrolment}
        today={today}
        answer={actionData?.answer}
        proofs={proofs}
        end={<ButtonLink href={onward}>{say('joining.enrolment.success.toAccount')}</ButtonLink>}
      />
    </div>
  );
}
