export type ExportTables = {
  data_export: {
    id: string;
    consumer_id: string;
    state: 'gathering' | 'ready';
    token_hash: Buffer | null;
    /** A ZIP file. */
    archive: Buffer | null;
    asked_at: Date;
    expires_at: Date | null;
  };
};
