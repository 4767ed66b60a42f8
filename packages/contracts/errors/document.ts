import { writeFileSync } from 'node:fs';
import { authErrors } from './auth.ts';
import { cartErrors } from './cart.ts';
import { errorCatalogue, isErrorId } from './catalogue.ts';
import { eventRegistrationErrors } from './event-registration.ts';
import { giftErrors } from './gift.ts';
import { orderErrors } from './orders.ts';
import { otherErrors } from './other.ts';
import { paymentErrors } from './payment.ts';
import { profileErrors } from './profile.ts';
import { promotionErrors } from './promotion.ts';
import { staffErrors } from './staff.ts';

const sections = {
  'Signing in, tokens and locks': authErrors,
  'Cart, stock and orders': cartErrors,
  'Gift options and gift cards': giftErrors,
  'Shipping, payment and tax': paymentErrors,
  'Promotion codes and rewards': promotionErrors,
  'Profile, addresses and customers': profileErrors,
  'Listings, the API, stores, returns, requests and reviews': otherErrors,
  'Events of the brand': eventRegistrationErrors,
  'What becomes of orders': orderErrors,
  'The studio': staffErrors,
};

/** File URL of the document. */
export const errorDocumentFile = new URL('../../../docs/errors.md', import.meta.url);

const introduction = `# Errors

Every refusal of the API answers \`{appId, correlationId, errorDetails: [{errorId, message}]}\` with one of these ids. The
message is in the language of the call (packages/messages). Outside a live shop the header \`x-mock-error: <id>\` brings any
of them about on any call.

This page is written from packages/contracts/errors by
\`node_modules/.bin/node packages/contracts/errors/document.ts\`; a test compares the two.
`;

/** The page of all errors, in Markdown. */
export function errorDocument(): string {
  const parts = Object.entries(sections).map(([title, errors]) => {
    const rows = Object.keys(errors).filter(isErrorId).map(rowOf);
    return `## ${title}\n\n| id | status | named | what to do | how it is provoked |\n|---|---|---|---|---|\n${rows.join('\n')}\n`;
  });
  return [introduction, ...parts].join('\n');
}

function rowOf(id: keyof typeof errorCatalogue): string {
  const { status, named, remedy, provoke } = errorCatalogue[id];
  return `| ${id} | ${status} | ${named ?? ''} | ${remedy} | ${provoke} |`;
}

if (import.meta.main) writeFileSync(errorDocumentFile, errorDocument());
