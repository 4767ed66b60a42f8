export type SessionTables = {
  session: {
    id: string;
    consumer_no: string;
    consumer_type: string;
    /** SHA-256 of the refresh token; the token itself is not kept. */
    refresh_hash: Buffer;
    created_at: Date;
    expires_at: Date;
  };
};
