import type { ImportedItem } from '@eyelet/server/content/import-content.ts';
import { articles } from './articles/articles.ts';
import { benefitBar } from './benefit-bar.ts';
import { cookies } from './cookies.ts';
import { delivery } from './delivery.ts';
import { employeeTerms } from './employee-terms.ts';
import { events, eventTerms } from './events.ts';
import { forYou } from './for-you.ts';
import { home } from './home.ts';
import { legalNotice, withdrawal } from './legal.ts';
import { listingTiles } from './listing-tiles.ts';
import { loyalty } from './loyalty.ts';
import { membershipTerms, smsTerms, useTerms } from './member-texts.ts';
import { menu } from './menu.ts';
import { type DemoPage, itemOfPage } from './page.ts';
import { footer } from './parts.ts';
import { popups } from './popups.ts';
import { promises, withCategory, withProduct } from './route-sections.ts';
import { saleTerms } from './sale-terms.ts';
import { about, privacy, returns } from './texts.ts';

/** Every content page of the demo brand. */
export const pages: readonly DemoPage[] = [
  home,
  forYou,
  about,
  delivery,
  returns,
  privacy,
  cookies,
  saleTerms,
  withdrawal,
  legalNotice,
  loyalty,
  useTerms,
  membershipTerms,
  smsTerms,
  employeeTerms,
  eventTerms,
];

/** All content of the demo brand, as the shop stores it. */
export const content: readonly ImportedItem[] = [
  ...pages.map(itemOfPage),
  menu,
  footer,
  benefitBar,
  listingTiles,
  ...popups,
  withProduct,
  withCategory,
  promises,
  ...articles,
  ...events,
];
