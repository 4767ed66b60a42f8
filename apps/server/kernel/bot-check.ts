import type { BotChallenge, BotCheckAction } from '@eyelet/contracts/bot-check/bot-check.ts';

export type Asked = Readonly<{
  action: BotCheckAction;
  address: string;
  now: Date;
  /** The only subject that may present the same proof again, such as a repeated order; undefined for none. */
  subject?: string | undefined;
}>;

/** Distinguishes people from programs by a proof that comes with a call (C8.34, B7.34 to B7.37). */
export type BotCheck = Readonly<{
  /** Schemes and hosts, besides the shop's own, that its script in the browser needs. */
  hosts: readonly string[];
  /** Whether a proof is valid for an action; a valid one cannot be used again. */
  verify: (proof: string, asked: Asked) => Promise<boolean>;
  /** The data that a browser needs to make one proof. */
  challenge: (now: Date) => Promise<BotChallenge>;
  /** A proof to embed in a form, for visitors without scripts. */
  formProof: (now: Date) => string;
}>;
