import { readBotChallenge } from '@eyelet/contracts/bot-check/read-challenge.ts';
import { handle } from '../kernel/handle.ts';

export const readBotChallengeHandler = handle(readBotChallenge, ({ shop, now }) => shop.botCheck.challenge(now));
