import type { ColumnType } from 'kysely';

export type LetterTables = {
  /** A letter to be written: stored until it has been sent, as its facts may contain a secret link. */
  letter: {
    id: string;
    kind: string;
    recipient: string;
    locale: string;
    facts: ColumnType<Readonly<Record<string, string>>, string, string>;
    created_at: Date;
  };
  /** Counts of requested letters by a hash of the recipient. */
  asked_letter: {
    recipient_hash: string;
    kind: string;
    since: Date;
    count: number;
  };
};
