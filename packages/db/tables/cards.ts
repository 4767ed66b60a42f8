export type CardTables = {
  saved_card: {
    id: string;
    consumer_id: string;
    provider: string;
    token: string;
    brand: string;
    last4: string;
    expiry_month: number;
    expiry_year: number;
    main: boolean;
    billing_address_id: string | null;
    created_at: Date;
  };
};
