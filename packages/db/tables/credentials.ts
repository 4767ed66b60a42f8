import type { ColumnType, Generated } from 'kysely';

export type CredentialTables = {
  credential: {
    consumer_id: string;
    /** argon2id, in PHC form. */
    password_hash: string;
    changed_at: Date;
    /** Consecutive wrong passwords. */
    failures: Generated<number>;
    locked_until: Date | null;
    /** When a password expires that its owner has not chosen. */
    temporary_until: ColumnType<Date | null, Date | null | undefined, Date | null>;
  };
  /** A browser in which an account was signed in to: its wrong passwords are counted separately. */
  known_device: {
    /** SHA-256 of its cookie's value. */
    device_hash: Buffer;
    consumer_id: string;
    last_used_at: Date;
    /** Consecutive wrong passwords. */
    failures: Generated<number>;
    locked_until: Date | null;
  };
  /** With which an associate signs in and approves at the tills of their store. */
  till_pin: {
    consumer_id: string;
    /** argon2id, in PHC form. */
    pin_hash: string;
    set_at: Date;
    /** Consecutive wrong PINs. */
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
