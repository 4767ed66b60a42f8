import { readTranslationService } from '@eyelet/contracts/translation-service/read.ts';
import { handle } from '../kernel/handle.ts';

/** Which translation service the shop has. */
export const readTranslationServiceHandler = handle(readTranslationService, ({ shop: { translationService } }) => ({
  name: translationService?.name ?? null,
}));
