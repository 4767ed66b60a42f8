import type { BotCheckAction } from '@eyelet/contracts/bot-check/bot-check.ts';

export type Asked = Readonly<{
  action: BotCheckAction;
  address: string;
  now: Date;
  /** Whoever may show the same proof again; undefined: nobody. */
  subject?: string | undefined;
}>;

/** What pages must know to obtain a proof in the browser. */
export type BotCheckClient = Readonly<
  { kind: 'altcha' } | { kind: 'stand-in' } | { kind: 'recaptcha'; siteKey: string; script: string }
>;

/** Tells people from programs by a proof that comes with a call (C8.34, B7.34 to B7.37). */
export type BotCheck = Readonly<{
  client: BotCheckClient;
  /** Whether a proof is good for an action; a good one is spent by this. */
  verify: (proof: string, asked: Asked) => Promise<boolean>;
  /** A puzzle for the browser; undefined where proofs come from elsewhere. */
  challenge: (now: Date) => Promise<Readonly<Record<string, unknown>> | undefined>;
  /** A proof that goes with a form of a page, for visitors without scripts. */
  formProof: (now: Date) => string;
}>;
