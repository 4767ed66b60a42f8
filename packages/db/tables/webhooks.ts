import type { Generated } from 'kysely';

export type WebhookTables = {
  /** Addresses of outside systems that receive facts. */
  webhook: {
    webhook_id: string;
    url: string;
    description: string;
    facts: string[];
    /** Sealed with a key of the shop. */
    secret: string;
    /** The previous secret, also sealed, with which messages are signed until then. */
    former_secret: string | null;
    former_until: Date | null;
    active: boolean;
    version: Generated<number>;
    created_at: Date;
  };
  /** A fact on its way to an address. */
  webhook_message: {
    message_id: string;
    /** Rises with each message, so that those of one moment have an order. */
    message_no: Generated<number>;
    webhook_id: string;
    event_id: number;
    fact: string;
    subject: string;
    /** The JSON that is signed and sent. */
    body: string;
    happened_at: Date;
    tries: Generated<number>;
    /** When it is sent next; null once it is delivered or given up. */
    next_at: Date | null;
    delivered_at: Date | null;
    given_up_at: Date | null;
  };
  /** The outcome of each try. */
  webhook_try: {
    try_no: Generated<number>;
    message_id: string;
    at: Date;
    milliseconds: number;
    status: number | null;
    answer: string;
    failure: string | null;
  };
};
