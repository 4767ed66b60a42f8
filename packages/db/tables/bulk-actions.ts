import type { ColumnType, Generated } from 'kysely';
import type { ImportAsker } from './content-imports.ts';

export type BulkActionTables = {
  bulk_action: {
    id: string;
    bulk_no: Generated<number>;
    action: 'print' | 'pack' | 'mail' | 'note';
    /** Kind of the mail that is sent again. */
    mail: string | null;
    /** The text of a note; empty once it is written everywhere. */
    note: string;
    state: 'running' | 'stopped' | 'done';
    orders: number;
    done: Generated<number>;
    refused: Generated<number>;
    /** What was printed. */
    pdf: Buffer | null;
    /** Who asked for it, and from where, as the audit writes it down. */
    asked_for: ColumnType<ImportAsker, string, string>;
    asked_at: Date;
    ended_at: Date | null;
  };
  bulk_order: {
    bulk_id: string;
    item_no: number;
    order_number: string;
    /** The id of what is made for the order, such as its note. */
    key: Generated<string>;
    state: Generated<'waiting' | 'done' | 'refused'>;
    reason: string | null;
    /** How often it has failed by a fault of the shop. */
    tries: Generated<number>;
  };
};
