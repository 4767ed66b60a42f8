export type SubscriptionTables = {
  subscription: {
    id: string;
    /** Null for a guest's. */
    consumer_id: string | null;
    type: 'Newsletter' | 'LoyaltyNewsletter';
    channel: 'email' | 'sms';
    recipient: string;
    /** The key by which two recipients are the same: the email in its form for comparing, or the phone. */
    recipient_key: string;
    optin: boolean;
    double_optin: boolean;
    category: string | null;
    country: string;
    region: string;
    locale: string;
    optin_at: Date | null;
    optout_at: Date | null;
    /** SHA-256 of the token in the confirmation link; null when none is pending. */
    confirm_hash: Buffer | null;
    confirm_sent_at: Date | null;
    /** Token of the link that unsubscribes; it is in every mail, and allows nothing else. */
    end_token: string;
  };
};
