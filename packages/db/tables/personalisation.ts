export type PersonalisationTables = {
  /** A visitor's first sight of a variant, or first click in it; the hash of both cannot be led back to anybody. */
  experience_event: {
    event_hash: Buffer;
    experience_id: string;
    /** Null: the baseline. */
    variant_id: string | null;
    kind: string;
    tracking_event: string | null;
    at: Date;
  };
};
