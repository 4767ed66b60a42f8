import { allowancesDesk } from './allowances/desk.ts';
import { apiKeysDesk } from './api-keys/desk.ts';
import { auditDesk } from './audit/desk.ts';
import { casesDesk } from './cases/desk.ts';
import { contentDesk } from './content/desk.ts';
import { customersDesk } from './customers/desk.ts';
import { disputesDesk } from './disputes/desk.ts';
import { eventsDesk } from './events/desk.ts';
import { followUpsDesk } from './follow-ups/desk.ts';
import type { DeskGroup } from './frame/desk.ts';
import { giftCardsDesk } from './gift-cards/desk.ts';
import { homeDesk } from './home/desk.ts';
import { ledgerDesk } from './ledger/desk.ts';
import { loyaltyDesk } from './loyalty/desk.ts';
import { mediaDesk } from './media/desk.ts';
import { ordersDesk } from './orders/desk.ts';
import { packingDesk } from './packing/desk.ts';
import { paymentsDesk } from './payments/desk.ts';
import { promotionsDesk } from './promotions/desk.ts';
import { returnsDesk } from './returns/desk.ts';
import { rolesDesk } from './roles/desk.ts';
import { settingsDesk } from './settings/desk.ts';
import { staffDesk } from './staff/desk.ts';
import { storeStaffDesk } from './store-staff/desk.ts';
import { textsDesk } from './texts/desk.ts';
import { transfersDesk } from './transfers/desk.ts';
import { webhooksDesk } from './webhooks/desk.ts';

/** Every desk, in the order of the navigation: what is looked at each day first, what is set up once last. */
export const deskGroups: readonly DeskGroup[] = [
  { title: undefined, desks: [homeDesk] },
  {
    title: 'studio.navigation.sales',
    desks: [ordersDesk, packingDesk, transfersDesk, returnsDesk, promotionsDesk, giftCardsDesk],
  },
  { title: 'studio.navigation.care', desks: [casesDesk, customersDesk, loyaltyDesk, allowancesDesk] },
  { title: 'studio.navigation.money', desks: [paymentsDesk, disputesDesk, ledgerDesk] },
  { title: 'studio.navigation.pages', desks: [contentDesk, mediaDesk, eventsDesk, textsDesk] },
  { title: 'studio.navigation.team', desks: [storeStaffDesk, staffDesk, rolesDesk] },
  { title: 'studio.navigation.system', desks: [settingsDesk, auditDesk, followUpsDesk, webhooksDesk, apiKeysDesk] },
];
