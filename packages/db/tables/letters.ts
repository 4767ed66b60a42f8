import type { ColumnType } from 'kysely';

export type LetterTables = {
  /** A letter to be written: kept until it has been sent, as its facts may hold a secret link. */
  letter: {
    id: string;
    kind: string;
    recipient: string;
    locale: string;
    facts: ColumnType<Readonly<Record<string, string>>, string, string>;
    created_at: Date;
  };
  /** Letters that were asked for, counted by a hash of the recipient. */
  asked_letter: {
    recipient_hash: string;
    kind: string;
    since: Date;
    count: number;
  };
};
