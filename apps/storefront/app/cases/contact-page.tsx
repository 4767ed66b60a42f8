import { contactShop } from '@eyelet/contracts/cases/contact.ts';
import { listCaseSubjects } from '@eyelet/contracts/cases/list-subjects.ts';
import { checkContact, mostOfMessage } from '@eyelet/domain/cases/contact-form.ts';
import { isClean } from '@eyelet/domain/validation/problems.ts';
import { loadMessages } from '@eyelet/messages/load-messages.ts';
import { TextLink } from '@eyelet/ui/actions/text-link.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { answerWith } from '../forms/answer.ts';
import { errorsOfProblems, errorsOfRefusal } from '../forms/field-errors.ts';
import { openPage } from '../page/open-page.ts';
import { PageData } from '../seo/page-data.tsx';
import { Seo } from '../seo/seo.tsx';
import { useLocale } from '../shop/locale.ts';
import { profileOnServer } from '../shopper/profile-on-server.ts';
import type { Route } from './+types/contact-page';
import { ContactForm } from './contact-form.tsx';
import { contactBodyOf, contactFormName, contactFormOf } from './contact-values.ts';
import { SentNote } from './sent-note.tsx';

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const shop = openPage(context, params);
  const profile = await profileOnServer(shop, request);
  const { categories } = await shop.client.call(listCaseSubjects, {});
  const asked = new URL(request.url).searchParams.get('reference') ?? '';
  return {
    categories,
    details: profile?.consumerDetails,
    reference: /^[0-9A-Z]{1,40}$/.test(asked) ? asked : '',
    proofs: { first: shop.formProof(), second: shop.formProof() },
  };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { client, market, shopName } = openPage(context, params);
  const posted = await request.formData();
  const form = contactFormOf(posted);
  const problems = checkContact(form, market);
  if (!isClean(problems)) {
    const errors = errorsOfProblems(problems, await loadMessages(market.tag, ['forms']));
    return { answer: answerWith(contactFormName, posted, errors, mostOfMessage + 1), failure: undefined };
  }
  try {
    const { caseReference } = await client.call(contactShop, { body: contactBodyOf(posted, shopName) });
    return { sent: { reference: caseReference, email: form.email.trim() } };
  } catch (error) {
    const { '': failure, ...errors } = errorsOfRefusal(error, {});
    return { answer: answerWith(contactFormName, posted, errors, mostOfMessage + 1), failure };
  }
}

/** Writing to the shop, with the pages that may answer first (C1.29, C2.20). */
export default function ContactPage({ loaderData, actionData }: Route.ComponentProps) {
  const say = useSay();
  const { path } = useLocale();
  const title = say('cases.contact.title');
  const sent = actionData && 'sent' in actionData ? actionData.sent : undefined;
  const refused = actionData && 'answer' in actionData ? actionData : undefined;
  return (
    <div className="mx-auto max-w-2xl px-gutter pb-24 pt-10 lg:pt-16">
      <Seo title={title} description={say('cases.contact.intro')} />
      <PageData name={title} description={say('cases.contact.intro')} url={`/${path}/help/contact-us`} />
      <h1 className="heading">{title}</h1>
      {sent ? (
        <div className="mt-8">
          <SentNote sent={sent} />
        </div>
      ) : (
        <>
          <p className="mt-3 text-18">{say('cases.contact.intro')}</p>
          <p className="mt-6 text-granite">{say('cases.contact.before')}</p>
          <ul className="link-list mb-10 mt-2">
            <li>
              <TextLink href={`/${path}/help/returns/how-to-return`}>{say('cases.contact.returns')}</TextLink>
            </li>
            <li>
              <TextLink href={`/${path}/help/warranty`}>{say('cases.contact.warranty')}</TextLink>
            </li>
          </ul>
          <ContactForm {...loaderData} answer={refused?.answer} failure={refused?.failure} />
        </>
      )}
    </div>
  );
}
