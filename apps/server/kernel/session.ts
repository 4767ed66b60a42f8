import type { EndReason } from '@eyelet/db/tables/sessions.ts';

export type ConsumerType = 'GUEST' | 'REGISTERED' | 'EMPLOYEE';

/** Who calls, as the access token says. */
export type Session = Readonly<{
  id: string;
  consumerNo: string;
  consumerType: ConsumerType;
  /** Whether a store associate sells with it; an employee who buys for himself does not (C4.38). */
  isAssociate: boolean;
}>;

/** Signs and reads access tokens. */
export type Sessions = Readonly<{
  /** Who the token speaks for, or undefined when it is forged, malformed or has expired. */
  read: (accessToken: string, now: Date) => Promise<Session | undefined>;
  sign: (session: Session, now: Date) => Promise<string>;
  /** The one refresh token that takes the place of another, whoever asks for it and however often. */
  successorOf: (refreshToken: string) => string;
}>;

/** Sessions that ended while access tokens of theirs are still good. */
export type EndedSessions = Readonly<{
  /** Why a session ended; undefined for one that has not. */
  reasonOf: (sessionId: string) => EndReason | undefined;
  /** Knows of sessions that this process has just ended before the database tells everybody. */
  add: (sessionIds: Iterable<string>, reason: EndReason) => void;
  close: () => Promise<void>;
}>;
