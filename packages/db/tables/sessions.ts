import type { Generated } from 'kysely';

/** Why a session ended before its expiry. */
export type EndReason =
  | 'signed-out'
  /** A guest's session ended by signing in. */
  | 'signed-in'
  | 'ended-elsewhere'
  | 'password-changed'
  | 'token-reused'
  | 'deleted';

export type SessionTables = {
  session: {
    id: string;
    consumer_no: string;
    consumer_type: string;
    /** Whether it is a store associate's session, signed in at a store. */
    associate: Generated<boolean>;
    /** Browser and system by name; '' when unknown. */
    device: Generated<string>;
    place: Generated<string>;
    created_at: Date;
    last_used_at: Date;
    expires_at: Date;
    ended_at: Date | null;
    ended_reason: EndReason | null;
  };
  refresh_token: {
    /** SHA-256 of the token; the token itself is not stored. */
    token_hash: Buffer;
    session_id: string;
    created_at: Date;
    /** When its successor replaced it. */
    replaced_at: Date | null;
  };
};
