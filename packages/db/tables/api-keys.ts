export type ApiKeyTables = {
  /** Keys of outside systems; of what they are called by only a hash. */
  api_key: {
    key_id: string;
    name: string;
    /** How the key begins. */
    prefix: string;
    hash: Buffer;
    permissions: string[];
    per_minute: number;
    created_at: Date;
    expires_at: Date;
    last_used_at: Date | null;
    revoked_at: Date | null;
  };
};
