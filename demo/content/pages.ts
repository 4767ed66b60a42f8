import { cookies } from './cookies.ts';
import { delivery } from './delivery.ts';
import { employeeTerms } from './employee-terms.ts';
import { home } from './home.ts';
import { legalNotice, withdrawal } from './legal.ts';
import { membershipTerms, smsTerms, useTerms } from './member-texts.ts';
import type { DemoPage } from './page.ts';
import { footer, listingTiles } from './parts.ts';
import { saleTerms } from './sale-terms.ts';
import { about, contact, privacy, returns } from './texts.ts';

/** Every content page of the demo brand. */
export const pages: readonly DemoPage[] = [
  home,
  footer,
  listingTiles,
  about,
  delivery,
  returns,
  contact,
  privacy,
  cookies,
  saleTerms,
  withdrawal,
  legalNotice,
  useTerms,
  membershipTerms,
  smsTerms,
  employeeTerms,
];
