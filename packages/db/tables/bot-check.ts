export type BotCheckTables = {
  /** `subject` may show the proof again. */
  spent_proof: { proof_hash: Buffer; subject: string | null; expires_at: Date };
};
