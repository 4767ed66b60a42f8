import type { ColumnType, Generated } from 'kysely';

export type EventTables = {
  /** Business facts as they happened, kept for a while after everybody has heard them. */
  event: {
    id: Generated<number>;
    name: string;
    subject: string;
    payload: ColumnType<unknown, string, never>;
    correlation_id: string | null;
    at: Date;
    /** Its place in the order that consumers hear events in; null until it has one. */
    seq: number | null;
  };
  /** How far events were handed to a consumer. */
  event_consumer: { name: string; seq: number };
  /** An event that a consumer has yet to hear. */
  event_delivery: {
    consumer: string;
    event_id: number;
    seq: number;
    subject: string;
    attempts: Generated<number>;
    next_at: Date;
    /** When it was given up; null while it is tried. */
    failed_at: Date | null;
    error: string | null;
  };
};
