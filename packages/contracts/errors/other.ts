import { facts } from './entry.ts';

/** Listings, the API itself, stores, returns, requests and reviews (specification 1 §8, C8.113 to C8.124). */
export const otherErrors = {
  PLP400: facts(400, 'Choose a category, sort and page that exist.', 'List a category with start=-1.'),
  GEN500: facts(500, 'Try again later.', 'Send x-mock-error: GEN500.'),
  API404: facts(404, 'Check the address or the id.', 'Read an unknown product.'),
  API405: facts(405, 'Use a method that the path has.', 'PATCH a path that only has GET.'),
  API406: facts(406, 'Accept application/json.', 'Send Accept: text/plain.'),
  API415: facts(415, 'Send application/json.', 'Send a body of text/plain.'),
  STR404: facts(404, 'Check the store id.', 'Read the employees of an unknown store.'),
  RTN500: facts(500, 'Contact us about the return.', 'Ask for a return label after the return period.'),
  ATTR100: facts(400, 'Say what the request is about.', 'Send a contact request without its type.'),
  ATTR200: facts(400, 'Name the organisation.', 'Send a warranty request without organisation.'),
  ATTR300: facts(400, 'Fill in the request.', 'Send a contact request without content.'),
  REV410: facts(400, 'Shorten the text.', 'Send a review of 4001 characters.'),
} as const;
