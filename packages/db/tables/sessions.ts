import type { Generated } from 'kysely';

/** Why a session ended before its time. */
export type EndReason =
  | 'signed-out'
  /** A guest's, when he signed in. */
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
    /** Whether a store associate sells with it, signed in at a store. */
    associate: Generated<boolean>;
    /** Browser and system in words; '' when unknown. */
    device: Generated<string>;
    place: Generated<string>;
    created_at: Date;
    last_used_at: Date;
    expires_at: Date;
    ended_at: Date | null;
    ended_reason: EndReason | null;
  };
  refresh_token: {
    /** SHA-256 of the token; the token itself is not kept. */
    token_hash: Buffer;
    session_id: string;
    created_at: Date;
    /** When a newer one took its place. */
    replaced_at: Date | null;
  };
};
