import type { EndReason } from '@eyelet/db/tables/sessions.ts';

export type ConsumerType = 'GUEST' | 'REGISTERED' | 'EMPLOYEE';

/** The caller, from the access token. */
export type Session = Readonly<{
  id: string;
  consumerNo: string;
  consumerType: ConsumerType;
  /** Whether it is a store associate's session for selling; an employee's own shopping is not (C4.38). */
  isAssociate: boolean;
  /** The store that such a session sold for when its token was made; what is written asks again. */
  storeId?: string | undefined;
  /** For employees: whether they have accepted the terms on which their benefits depend (C6.09). */
  acceptedTerms?: boolean;
}>;

/** Signs and reads access tokens. */
export type Sessions = Readonly<{
  /** The session of a token; undefined if it is forged, malformed or expired. */
  read: (accessToken: string, now: Date) => Promise<Session | undefined>;
  sign: (session: Session, now: Date) => Promise<string>;
  /** The one refresh token that succeeds another; the same at every call. */
  successorOf: (refreshToken: string) => string;
  /** The store token of an associate's session, which a later sign-in presents (C7.12). */
  storeTokenOf: (sessionId: string) => string;
  /** The session of a store token; undefined for an invalid one. */
  sessionOfStoreToken: (storeToken: string) => string | undefined;
}>;

/** Sessions that ended while their access tokens are still valid. */
export type EndedSessions = Readonly<{
  /** Why a session ended; undefined while it has not. */
  reasonOf: (sessionId: string) => EndReason | undefined;
  /** Adds sessions that this process has just ended, before the database announces them. */
  add: (sessionIds: Iterable<string>, reason: EndReason) => void;
  close: () => Promise<void>;
}>;
