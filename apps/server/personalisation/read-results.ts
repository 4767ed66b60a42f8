import { readExperienceResults } from '@eyelet/contracts/personalisation/read-results.ts';
import { countExperienceEvents } from '@eyelet/db/personalisation/experience-event.ts';
import { handle } from '../kernel/handle.ts';

export const readExperienceResultsHandler = handle(readExperienceResults, async ({ shop }) => ({
  results: await countExperienceEvents(shop.database.db),
}));
