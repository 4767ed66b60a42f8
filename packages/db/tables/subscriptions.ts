export type SubscriptionTables = {
  subscription: {
    id: string;
    /** Null for a guest's. */
    consumer_id: string | null;
    type: 'Newsletter' | 'LoyaltyNewsletter';
    channel: 'email' | 'sms';
    recipient: string;
    /** What makes two recipients the same: the email in small letters, or the phone. */
    recipient_key: string;
    optin: boolean;
    double_optin: boolean;
    category: string | null;
    country: string;
    region: string;
    locale: string;
    optin_at: Date | null;
    optout_at: Date | null;
    /** SHA-256 of the token in the link that confirms; null where none is awaited. */
    confirm_hash: Buffer | null;
    confirm_sent_at: Date | null;
    /** Token of the link that unsubscribes; it is in every mail, and does nothing else. */
    end_token: string;
  };
};
