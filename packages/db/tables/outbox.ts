import type { ColumnType } from 'kysely';

/** An attached text file; `type` is its media type with parameters. */
export type MailFile = Readonly<{ name: string; type: string; content: string }>;

export type OutboxTables = {
  mail: {
    id: string;
    kind: string;
    subject_id: string;
    recipient: string;
    language: string;
    subject: string;
    html: string;
    text: string;
    /** URL that ends the subscription by a POST, for mails of a subscription. */
    unsubscribe_url: string | null;
    /** The address for answers; null for those of the shop, which nobody may read. */
    reply_to: string | null;
    files: ColumnType<readonly MailFile[], string, string>;
    created_at: Date;
    sent_at: Date | null;
  };
};
