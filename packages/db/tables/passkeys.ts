export type PasskeyTables = {
  passkey: {
    /** Credential id in base64url. */
    id: string;
    consumer_id: string;
    name: string;
    public_key: Buffer;
    counter: string | number;
    transports: string[];
    created_at: Date;
    last_used_at: Date | null;
  };
};
