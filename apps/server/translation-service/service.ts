import type { Language } from '@eyelet/domain/markets/market.ts';

declare module '../kernel/shop.ts' {
  interface Shop {
    /** Undefined: the shop has none, and nobody is offered its help. */
    readonly translationService: TranslationService | undefined;
  }
}

/** Languages of a translation. */
export type Direction = Readonly<{ from: Language; to: Language }>;

/**
 * Translates texts. They are HTML; what is within `translate="no"` stays as it is. The translations are in the order of
 * the texts. Throws `TranslationFault`.
 */
export type TranslationService = Readonly<{
  /** As authors know it. */
  name: string;
  translate: (texts: readonly string[], direction: Direction) => Promise<readonly string[]>;
}>;

/**
 * Why a service did not translate: its key is not accepted, the agreed amount is used up, it has too much to do, it was
 * not reached in time, or it answered what it should not.
 */
export const translationProblems = ['key', 'limit', 'busy', 'unreachable', 'answer'] as const;

export class TranslationFault extends Error {
  readonly problem: (typeof translationProblems)[number];

  constructor(problem: TranslationFault['problem'], options?: ErrorOptions) {
    super(`the translation service failed: ${problem}`, options);
    this.problem = problem;
  }
}
