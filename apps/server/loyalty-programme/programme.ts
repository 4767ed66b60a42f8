declare module '../kernel/shop.ts' {
  interface Shop {
    /** Undefined: the programme is the shop's own, and its ledger has all there is to know. */
    readonly loyaltyProgramme: LoyaltyProgramme | undefined;
  }
}

/** A member as a programme outside the shop gets to know them. */
export type ProgrammeMember = Readonly<{ consumerNo: string; email: string; firstName: string; lastName: string }>;

export type PointsChange = Readonly<{
  /** The same for every attempt; a key changes a balance once. */
  key: string;
  /** Negative for taking points; never 0. */
  points: number;
  /** What the member reads about it. */
  text: string;
  /** When the first attempt may have begun. */
  since: Date;
}>;

/**
 * A loyalty programme that is kept outside the shop. Each verb may be repeated, and throws `ProgrammeFault` where the
 * service did not do what it was asked for.
 */
export type LoyaltyProgramme = Readonly<{
  name: string;
  /** The account of a member in the programme, which is opened if there is none. */
  join: (member: ProgrammeMember) => Promise<string>;
  /** The points that an account can spend. */
  balance: (account: string) => Promise<number>;
  /** Changes the points of an account; `short`: more would be taken than there are, and nothing is changed. */
  change: (account: string, change: PointsChange) => Promise<'done' | 'short'>;
}>;

/** Its key is not accepted, it has too much to do, it was not reached in time, or it answered what it should not. */
export type ProgrammeProblem = 'key' | 'busy' | 'unreachable' | 'answer';

export class ProgrammeFault extends Error {
  readonly problem: ProgrammeProblem;

  constructor(problem: ProgrammeProblem, options?: ErrorOptions) {
    super(`the loyalty programme failed: ${problem}`, options);
    this.problem = problem;
  }
}
