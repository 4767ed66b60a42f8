import { contactShop } from '@eyelet/contracts/cases/contact.ts';
import { listCaseSubjects } from '@eyelet/contracts/cases/list-subjects.ts';
import { documentName } from '@eyelet/domain/cases/documents.ts';
import { isClean } from '@eyelet/domain/validation/problems.ts';
import { loadMessages } from '@eyelet/messages/load-messages.ts';
import { TextLink } from '@eyelet/ui/actions/text-link.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { ownOrders } from '../consumer/own-orders.ts';
import { errorsOfProblems } from '../forms/field-errors.ts';
import { openPage } from '../page/open-page.ts';
import { useLocale } from '../shop/locale.ts';
import { profileOnServer } from '../shopper/profile-on-server.ts';
import type { Route } from './+types/contact-page';
import { answerCall, answerErrors, type CaseAnswer } from './case-answer.ts';
import { CasePage } from './case-page.tsx';
import { ContactForm } from './contact-form.tsx';
import { contactBodyOf, contactFormName, contactFormOf, contactProblems } from './contact-values.ts';
import { documentsOf, encodeDocuments, encodePictures, picturesOf } from './posted-files.ts';

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const shop = openPage(context, params);
  const profile = await profileOnServer(shop, request);
  const { categories } = await shop.client.call(listCaseSubjects, {});
  const asked = new URL(request.url).searchParams.get('reference') ?? '';
  return {
    categories,
    details: profile?.consumerDetails,
    orders: profile ? await ownOrders(shop) : [],
    reference: /^[0-9A-Z]{1,40}$/.test(asked) ? asked : '',
    proofs: { first: shop.formProof(), second: shop.formProof() },
  };
}

export async function action({ context, params, request }: Route.ActionArgs): Promise<CaseAnswer> {
  const { client, market, shopName } = openPage(context, params);
  const posted = await request.formData();
  const form = contactFormOf(posted);
  const problems = contactProblems(posted, market);
  if (!isClean(problems)) {
    const errors = errorsOfProblems(problems, await loadMessages(market.tag, ['forms']));
    return answerErrors(contactFormName, posted, errors);
  }
  const papers = documentsOf(posted);
  const files = { pictures: await encodePictures(picturesOf(posted)), documents: await encodeDocuments(papers) };
  const send = () => client.call(contactShop, { body: contactBodyOf(posted, shopName, files) });
  const answer = await answerCall(contactFormName, posted, form.email, send);
  const documents = papers.map(({ name }) => documentName(name));
  return answer.sent ? { sent: { ...answer.sent, documents } } : answer;
}

/** The contact page, with links to pages that may answer the question (C1.29, C2.20). */
export default function ContactPage({ loaderData, actionData }: Route.ComponentProps) {
  const say = useSay();
  const { path } = useLocale();
  return (
    <CasePage
      title={say('cases.contact.title')}
      intro={say('cases.contact.intro')}
      page="help/contact-us"
      sent={actionData?.sent}
    >
      <p className="mt-6 text-granite">{say('cases.contact.before')}</p>
      <ul className="link-list mt-2">
        <li>
          <TextLink href={`/${path}/help/returns/how-to-return`}>{say('cases.contact.returns')}</TextLink>
        </li>
        <li>
          <TextLink href={`/${path}/help/warranty`}>{say('cases.contact.warranty')}</TextLink>
        </li>
      </ul>
      <ContactForm {...loaderData} answer={actionData?.answer} failure={actionData?.failure} />
    </CasePage>
  );
}
