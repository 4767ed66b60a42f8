export type EventRegistrationTables = {
  /** Registrations for events of the brand; the event itself is an item of the content. */
  event_registration: {
    /** The reference. */
    id: string;
    event_id: string;
    consumer_id: string;
    status: 'confirmed' | 'waiting' | 'cancelled';
    email: string;
    first_name: string;
    last_name: string;
    gender: string;
    phone: string;
    /** Name of the guest who comes along, or empty. */
    plus_one: string;
    /** YYYY-MM-DD, in order. */
    attending_days: string[];
    locale: string;
    /** The version of the terms that were shown and accepted; null where the event has none. */
    terms_page: string | null;
    terms_version: number | null;
    registered_at: Date;
    changed_at: Date;
  };
};
