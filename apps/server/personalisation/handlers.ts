import type { AnyHandler } from '../kernel/handle.ts';
import { decideHandler } from './decide.ts';
import { readExperienceResultsHandler } from './read-results.ts';
import { recordExperienceEventHandler } from './record-event.ts';

export const personalisationHandlers: readonly AnyHandler[] = [
  decideHandler,
  readExperienceResultsHandler,
  recordExperienceEventHandler,
];
