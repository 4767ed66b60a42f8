import type { AnyHandler } from '../kernel/handle.ts';
import { createDeskPromotionHandler } from './create.ts';
import { listDeskPromotionsHandler } from './list.ts';
import { listPromotionCodesHandler } from './list-codes.ts';
import { listPromotionFaultsHandler } from './list-faults.ts';
import { listPromotionMeetingsHandler } from './list-meetings.ts';
import { pauseDeskPromotionHandler } from './pause.ts';
import { putPromotionCodeHandler } from './put-code.ts';
import { readDeskPromotionHandler } from './read.ts';
import { readPromotionChoicesHandler } from './read-choices.ts';
import { readPromotionResultsHandler } from './read-results.ts';
import { resumeDeskPromotionHandler } from './resume.ts';
import { simulateDeskPromotionHandler } from './simulate.ts';
import { tryDeskPromotionHandler } from './try.ts';
import { updateDeskPromotionHandler } from './update.ts';

export const promotionDeskHandlers: readonly AnyHandler[] = [
  listDeskPromotionsHandler,
  readDeskPromotionHandler,
  readPromotionChoicesHandler,
  readPromotionResultsHandler,
  listPromotionCodesHandler,
  listPromotionFaultsHandler,
  listPromotionMeetingsHandler,
  createDeskPromotionHandler,
  tryDeskPromotionHandler,
  simulateDeskPromotionHandler,
  updateDeskPromotionHandler,
  pauseDeskPromotionHandler,
  resumeDeskPromotionHandler,
  putPromotionCodeHandler,
];
