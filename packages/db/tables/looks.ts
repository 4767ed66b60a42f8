/** Looks of staff at the shop as a customer sees it. */
export type LookTables = {
  shop_look: {
    id: string;
    consumer_id: string;
    staff_id: string;
    /** As the customer has read it. */
    staff_name: string;
    reason: string;
    state: 'asked' | 'allowed' | 'declined' | 'open' | 'ended';
    /** SHA-256 of the secret in the mailed link. */
    link_hash: Buffer;
    asked_at: Date;
    answered_at: Date | null;
    opened_at: Date | null;
    /** When it ends by itself, from when it was opened first. */
    expires_at: Date | null;
    ended_at: Date | null;
    ended_by: 'customer' | 'staff' | null;
    /** The session of the studio from which it was opened, and with which it ends. */
    staff_session_id: string | null;
    /** SHA-256 of the secret in the cookie of whoever looks. */
    token_hash: Buffer | null;
  };
};
