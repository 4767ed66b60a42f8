import type { EndReason } from '@eyelet/db/tables/sessions.ts';

export type ConsumerType = 'GUEST' | 'REGISTERED' | 'EMPLOYEE';

/** The caller, as the access token says. */
export type Session = Readonly<{
  id: string;
  consumerNo: string;
  consumerType: ConsumerType;
  /** Whether a store associate sells with it; an employee who shops privately does not (C4.38). */
  isAssociate: boolean;
  /** Of an employee: whether the terms are accepted without which there are no benefits (C6.09). */
  acceptedTerms?: boolean;
}>;

/** Signs and reads access tokens. */
export type Sessions = Readonly<{
  /** The session of a token, or undefined when it is forged, malformed or has expired. */
  read: (accessToken: string, now: Date) => Promise<Session | undefined>;
  sign: (session: Session, now: Date) => Promise<string>;
  /** The one refresh token that succeeds another, the same for every call. */
  successorOf: (refreshToken: string) => string;
  /** The store token of an associate's session, which a later sign-in presents (C7.12). */
  storeTokenOf: (sessionId: string) => string;
  /** The session of a store token; undefined for any other text. */
  sessionOfStoreToken: (storeToken: string) => string | undefined;
}>;

/** Sessions that ended while their access tokens are still valid. */
export type EndedSessions = Readonly<{
  /** Why a session ended; undefined for one that has not. */
  reasonOf: (sessionId: string) => EndReason | undefined;
  /** Adds sessions that this process has just ended, before the database announces them. */
  add: (sessionIds: Iterable<string>, reason: EndReason) => void;
  close: () => Promise<void>;
}>;
