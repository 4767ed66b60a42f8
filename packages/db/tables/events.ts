import type { ColumnType, Generated } from 'kysely';

export type EventTables = {
  /** Business facts, kept for a while after their delivery. */
  event: {
    id: Generated<number>;
    name: string;
    subject: string;
    payload: ColumnType<unknown, string, never>;
    correlation_id: string | null;
    at: Date;
    /** Its position in the order of delivery; null until it has one. */
    seq: number | null;
  };
  /** Up to which event deliveries were created for a consumer. */
  event_consumer: { name: string; seq: number };
  /** An event still to be delivered to a consumer. */
  event_delivery: {
    consumer: string;
    event_id: number;
    seq: number;
    subject: string;
    attempts: Generated<number>;
    next_at: Date;
    /** When it was given up; null while it is retried. */
    failed_at: Date | null;
    error: string | null;
  };
};
