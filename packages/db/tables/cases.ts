import type { ColumnType, Generated } from 'kysely';

/** What a warranty case says besides its message. */
export type StoredWarranty = Readonly<{
  styleId: string;
  purchasePlace: string;
  /** YYYY-MM-DD. */
  purchaseDate: string;
  /** Lines of the postal address. */
  address: readonly string[];
}>;

export type CaseTables = {
  /** What somebody asks of the shop's customer service. */
  service_case: {
    reference: string;
    kind: 'contact' | 'warranty';
    status: 'new' | 'open' | 'waiting' | 'closed';
    category: string;
    subject: string;
    /** Who was signed in when writing; null for guests. */
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
    /** Hash of what was sent, by which a repeated call is known. */
    fingerprint: Buffer;
    version: Generated<number>;
    opened_at: Date;
    changed_at: Date;
  };
  /** What was written about a case: by the shopper, to the shopper, or for colleagues alone. */
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
  /** Which notifications a consumer wants, and by which channel, where they have decided. */
  notification_preference: {
    consumer_id: string;
    topic: string;
    channel: 'email' | 'sms';
    enabled: boolean;
    changed_at: Date;
  };
};
