import { accounts, demoPassword } from '@eyelet/demo/accounts/accounts.ts';
import { giftCards } from '@eyelet/demo/gift-cards/gift-cards.ts';
import { rewards } from '@eyelet/demo/loyalty/rewards.ts';
import { groupedNumber } from '@eyelet/domain/gift-cards/number.ts';
import { unreadableNumber } from '../gift-cards/sandbox.ts';
import type { Config } from '../kernel/config.ts';
import { liveWarnings } from '../kernel/live-terms.ts';

/** Ends the program with one sentence; the stack only on request, as it does not help an operator. */
export function fail(sentence: string, error?: unknown): never {
  process.stderr.write(`${sentence}\n`);
  if (process.env.DEBUG && error instanceof Error) process.stderr.write(`${error.stack ?? ''}\n`);
  process.exit(1);
}

/** Test cards of the sandbox; another provider has its own. */
const testCards = [
  '  Test cards, any future date and any three digits:',
  '    4242 4242 4242 4242  paid at once',
  '    4000 0025 0000 3155  asks for 3-D Secure',
  '    4000 0000 0000 0002  declined',
  '',
] as const;

/** What can be tried with the demo brand. */
const demoBrand = [
  `  Accounts, all with the password ${demoPassword}`,
  ...accounts.map(
    ({ email, shows, tillPin }) =>
      `    ${email.padEnd(28)} ${shows}${tillPin ? `; after the first time there by PIN, ${tillPin}` : ''}`,
  ),
  '',
  '  Gift cards, by number and PIN:',
  ...giftCards.map(({ number, pin, shows }) => `    ${groupedNumber(number)}  ${pin}  ${shows}`),
  `    ${groupedNumber(unreadableNumber)}  any     cannot be looked up`,
  '',
  '  Rewards, by code:',
  ...rewards.map(({ code, shows }) => `    ${code.padEnd(20)} ${shows}`),
  '',
  '  For members, such as member@skerry.example: AHOY15 and CREWSHIP, and points in the payment step',
  '  Promo codes: HARBOUR10, WOOL20, FREEDELIVERY, and STAFF25 for the employee',
  '',
];

/** The first steps in a shop without the demo brand. */
const emptyShop = [
  '  This shop was started without the demo brand. Unless it was filled before, do this first:',
  '    1. Open the studio by the link below and decide the name of the shop (its default follows from MAIL_FROM).',
  '    2. Bring in places, categories, products and stock as demo/load/load.ts does for the demo brand.',
  '    3. Publish a page called "home", which takes the place of the one that says this.',
  '',
];

/** Prints the URL and what to try, with the invitation of the owner if there is none yet. */
export function welcome(config: Config, studioPath: string | undefined): void {
  const origin = config.publicOrigin ?? `http://localhost:${config.port}`;
  const lines = [
    '',
    `  Eyelet is open: ${origin}`,
    '',
    ...(config.stage === 'sandbox'
      ? [
          ...(config.payments.kind === 'sandbox' ? testCards : []),
          ...(config.demoBrand ? demoBrand : emptyShop),
          `  Mails that were sent:  ${origin}/dev/outbox`,
          `  The API, to read and try:  ${origin}/docs`,
        ]
      : []),
    ...(studioPath === undefined
      ? []
      : ['  The studio, for its first owner (good once, within 72 hours):', `    ${origin}${studioPath}`, '']),
    ...liveWarnings(config).map((warning) => `  Beware: ${warning}`),
    '',
  ];
  process.stderr.write(lines.join('\n'));
}
