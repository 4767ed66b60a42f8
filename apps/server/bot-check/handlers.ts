import type { AnyHandler } from '../kernel/handle.ts';
import { passBotCheckHandler } from './pass.ts';
import { readBotChallengeHandler } from './read-challenge.ts';

/** The puzzle, and the human check. */
export const botCheckHandlers: readonly AnyHandler[] = [passBotCheckHandler, readBotChallengeHandler];
