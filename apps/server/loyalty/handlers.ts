import type { AnyHandler } from '../kernel/handle.ts';
import { listPointsHistoryHandler } from './list-history.ts';
import { listVouchersHandler } from './list-vouchers.ts';
import { readProgrammeHandler } from './read-programme.ts';
import { readStandingHandler } from './read-standing.ts';
import { loyaltyTokenHandler } from './token.ts';
import { welcomePromotionHandler } from './welcome-promotion.ts';

export const loyaltyHandlers: readonly AnyHandler[] = [
  loyaltyTokenHandler,
  listVouchersHandler,
  listPointsHistoryHandler,
  readProgrammeHandler,
  readStandingHandler,
  welcomePromotionHandler,
];
