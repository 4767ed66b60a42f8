export type BotCheckTables = {
  spent_proof: { proof_hash: Buffer; expires_at: Date };
};
