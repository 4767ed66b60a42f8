import { signIn } from '@eyelet/contracts/auth/sign-in.ts';
import { readBotChallenge } from '@eyelet/contracts/bot-check/read-challenge.ts';
import { readConfig } from '@eyelet/server/kernel/read-config.ts';
import { newVerifier } from '@eyelet/testing/consumer.ts';
import { refusalOf, type Shopper } from '@eyelet/testing/shopper.ts';
import { solveChallenge } from 'altcha-lib/v1';

/** Settings of a shop whose puzzles are quickly solved. */
export const altcha = { botCheck: readConfig({ BOT_CHECK_WORK: '300' }).config.botCheck };

/** Fetches a puzzle and solves it as a browser does; `change` tampers with the solution. */
export async function solvedPuzzle(
  shopper: Pick<Shopper, 'call'>,
  change: (payload: Readonly<Record<string, unknown>>) => object = (payload) => payload,
): Promise<string> {
  const { puzzle } = await shopper.call(readBotChallenge, {});
  if (!puzzle) throw new Error('there is no puzzle');
  const { algorithm, challenge, salt, signature, maxnumber } = puzzle;
  const solution = await solveChallenge(challenge, salt, algorithm, maxnumber).promise;
  const payload = change({ algorithm, challenge, number: solution?.number, salt, signature });
  return Buffer.from(JSON.stringify(payload)).toString('base64');
}

/** The refusal of signing in with an unknown email: AUT403 by the check, AUT418 after it. */
export function answerTo(shopper: Pick<Shopper, 'call'>, recaptcha_response: string): Promise<string> {
  const { codeChallenge } = newVerifier();
  const credentials = { username: 'nobody@example.com', password: 'Granite-harbour-7' };
  return refusalOf(
    shopper.call(signIn, { body: { type: 'Registered', ...credentials, codeChallenge, recaptcha_response } }),
  );
}
