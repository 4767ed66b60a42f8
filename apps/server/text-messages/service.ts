declare module '../kernel/shop.ts' {
  interface Shop {
    /** Undefined: the shop sends no text messages, and nobody is offered any. */
    readonly textService: TextService | undefined;
  }
}

export type TextMessage = Readonly<{
  /** With plus and dial code. */
  recipient: string;
  text: string;
}>;

/** Sends text messages. Answers what the service calls one, null where it has no name; throws a `TextFault` or whatever else goes wrong. */
export type TextService = Readonly<{ send: (message: TextMessage) => Promise<string | null> }>;

/**
 * Why a text message was not sent. `again`: it certainly was not, and may be tried again; `refused`: it never will be, as the
 * number takes none. With any other error nobody can say whether it was sent.
 */
export class TextFault extends Error {
  readonly problem: 'again' | 'refused';

  constructor(problem: 'again' | 'refused', detail: string, options?: ErrorOptions) {
    super(`${problem}: ${detail}`, options);
    this.problem = problem;
  }
}
