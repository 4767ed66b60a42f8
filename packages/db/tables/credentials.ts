import type { ColumnType, Generated } from 'kysely';

export type CredentialTables = {
  credential: {
    consumer_id: string;
    /** argon2id, in PHC form. */
    password_hash: string;
    changed_at: Date;
    /** Wrong passwords in a row. */
    failures: Generated<number>;
    locked_until: Date | null;
    /** When a password ends that its owner has not chosen himself. */
    temporary_until: ColumnType<Date | null, Date | null | undefined, Date | null>;
  };
  /** A browser that an account was signed in to with: wrong passwords are counted for it apart from all others. */
  known_device: {
    /** SHA-256 of what its cookie holds. */
    device_hash: Buffer;
    consumer_id: string;
    last_used_at: Date;
    /** Wrong passwords in a row. */
    failures: Generated<number>;
    locked_until: Date | null;
  };
  authorization_code: {
    code_hash: Buffer;
    consumer_id: string;
    code_challenge: string;
    /** Whether its session is one of a store associate. */
    associate: Generated<boolean>;
    created_at: Date;
    expires_at: Date;
    used_at: Date | null;
  };
  reset_link: {
    token_hash: Buffer;
    consumer_id: string;
    created_at: Date;
    expires_at: Date;
    used_at: Date | null;
  };
};
