import type { ColumnType, Generated } from 'kysely';

type Facts = Readonly<Record<string, unknown>>;

export type AuditTables = {
  /** Changes by staff; rows are written once and never changed or removed. */
  audit: {
    id: Generated<number>;
    at: Date;
    /** Null for a command of the operator. */
    staff_id: string | null;
    staff_name: string;
    /** Id of the operation. */
    action: string;
    subject_kind: string;
    subject_id: string;
    before: ColumnType<Facts | null, string | null, never>;
    after: ColumnType<Facts | null, string | null, never>;
    network: string;
    device: string;
    correlation_id: string;
  };
};
