import type { ColumnType, Generated } from 'kysely';

export type StaffTables = {
  /** Staff of the shop; they are not consumers. */
  staff: {
    id: string;
    email: string;
    /** The email in the form for comparing. */
    email_key: string;
    name: string;
    language: 'en' | 'fr' | 'de' | 'it';
    state: 'invited' | 'active' | 'suspended';
    /** Ids of built-in roles and of rows of staff_role. */
    roles: string[];
    preferences: ColumnType<Readonly<Record<string, string | number | boolean>>, string | undefined, string>;
    version: Generated<number>;
    created_at: Date;
    updated_at: Date;
    /** When the invitation was accepted. */
    joined_at: Date | null;
    last_signed_in_at: Date | null;
  };
  staff_credential: {
    staff_id: string;
    /** argon2id, in PHC form. */
    password_hash: string;
    changed_at: Date;
    /** Secret of the one-time codes, encrypted with the key of the installation. */
    code_secret: string;
    /** The time step of the last accepted code; it and earlier ones are no longer accepted. */
    code_step: number;
  };
  staff_recovery_code: {
    staff_id: string;
    code_hash: Buffer;
    used_at: Date | null;
  };
  staff_passkey: {
    /** Credential id in base64url. */
    id: string;
    staff_id: string;
    name: string;
    public_key: Buffer;
    counter: string | number;
    transports: string[];
    created_at: Date;
    last_used_at: Date | null;
  };
  staff_link: {
    /** SHA-256 of the secret; the secret itself is not stored. */
    token_hash: Buffer;
    kind: 'invitation' | 'reset' | 'sign-in';
    staff_id: string;
    created_at: Date;
    expires_at: Date;
  };
  staff_attempt: {
    email_hash: Buffer;
    /** Consecutive wrong passwords and codes. */
    failures: number;
    locked_until: Date | null;
    updated_at: Date;
  };
  staff_session: {
    id: string;
    /** SHA-256 of the cookie's value. */
    token_hash: Buffer;
    staff_id: string;
    device: string;
    network: string;
    created_at: Date;
    last_used_at: Date;
    /** When its bearer last proved their identity. */
    proven_at: Date;
    expires_at: Date;
  };
  /** The shop's own roles; the built-in ones are data of the domain. */
  staff_role: {
    id: string;
    name: string;
    /** In lower case, for comparing. */
    name_key: string;
    permissions: string[];
    version: Generated<number>;
    created_at: Date;
    updated_at: Date;
  };
};
