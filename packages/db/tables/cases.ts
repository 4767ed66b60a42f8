import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/** The members of a warranty case besides its message. */
export type StoredWarranty = Readonly<{
  styleId: string;
  purchasePlace: string;
  /** YYYY-MM-DD. */
  purchaseDate: string;
  /** Lines of the postal address. */
  address: readonly string[];
}>;

export type CaseTables = {
  /** Cases of the shop's customer service. */
  service_case: {
    reference: string;
    kind: 'contact' | 'warranty';
    status: 'new' | 'open' | 'waiting' | 'closed';
    category: string;
    subject: string;
    /** The signed-in consumer who wrote it; null for guests. */
    consumer_id: string | null;
    email: string;
    /** The email in the form for comparing. */
    email_key: string;
    first_name: string;
    last_name: string;
    /** International, or empty. */
    phone: string;
    order_number: string;
    /** Empty for other kinds of cases. */
    warranty: ColumnType<StoredWarranty | Record<string, never>, string, string>;
    locale: string;
    organisation: string;
    /** The staff member who works on it. */
    assignee: string | null;
    /** Hash of the content, by which a repeated call is recognised. */
    fingerprint: Buffer;
    version: Generated<number>;
    opened_at: Date;
    changed_at: Date;
    /** Since when its working time runs; null while it waits for the customer or is closed. */
    clock_since: Date | null;
    /** Seconds of working time before that, as they count for the answer. */
    answer_counted: Generated<number>;
    /** Seconds of working time within which a first answer is aimed at; null: none is. */
    answer_target: number | null;
    answer_due_at: Date | null;
    /** Seconds of working time that it took; null until then. */
    answer_took: number | null;
    answer_met: boolean | null;
    /** As they count for the solution: those of a merged case may differ. */
    solution_counted: Generated<number>;
    solution_target: number | null;
    solution_due_at: Date | null;
    solution_took: number | null;
    solution_met: boolean | null;
    /** The earlier of the two. */
    due_at: GeneratedAlways<Date | null>;
    /** The case in which everything of a merged one is read; that one is not merged itself. */
    merged_into: string | null;
  };
  /** Entries of a case: by the shopper, to the shopper, or for colleagues only. */
  case_entry: {
    id: string;
    reference: string;
    kind: 'message' | 'answer' | 'note';
    /** Name of the staff member, or empty for the shopper's own words. */
    author: string;
    text: string;
    /** Of a shopper's message: hash of what was sent. */
    fingerprint: Buffer | null;
    written_at: Date;
  };
  /** A picture of a warranty case as JPEG, without the data that cameras write into it. */
  case_picture: {
    id: string;
    reference: string;
    position: number;
    content: Buffer;
    width: number;
    height: number;
  };
  /** A document that was sent with a message, as PDF, under a name that was cleaned. */
  case_document: {
    id: string;
    reference: string;
    position: number;
    name: string;
    content: Buffer;
  };
  /** What was decided about a warranty case; the latest counts. */
  warranty_decision: {
    /** Also the id of what was written with it, of the replacement and of the refund. */
    decision_id: string;
    reference: string;
    outcome: 'repair' | 'replacement' | 'refund' | 'declined';
    /** The order whose goods are replaced, or whose money is given back. */
    order_number: string | null;
    /** What is given back, in minor units. */
    amount: number | null;
    /** Where a piece is that is repaired. */
    repair: 'awaited' | 'received' | 'repaired' | 'sent-back' | 'arrived' | null;
    /** Number of the parcel in which it goes back, or empty. */
    tracking: string;
    /** Name of who decided. */
    author: string;
    decided_at: Date;
  };
  /** Which notifications a consumer wants, and by which channel, where they have decided. */
  notification_preference: {
    consumer_id: string;
    topic: string;
    channel: 'email' | 'sms';
    enabled: boolean;
    changed_at: Date;
  };
};
