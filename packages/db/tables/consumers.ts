import type { ColumnType, Generated } from 'kysely';

/** A consumer's spending limits in a year and what is spent, by kind, in whole minor units of their market. */
export type Spending = Readonly<
  Partial<Record<'athlete' | 'employee' | 'prosumer', Readonly<{ currentSpend: number; yearly: number }>>>
>;

export type ConsumerSource = Readonly<{ store?: string; acquisitionType?: string; campaignName?: string }>;

export type ConsumerTables = {
  consumer: {
    id: string;
    kind: 'REGISTERED' | 'EMPLOYEE';
    /** False for a profile without a password: anybody may have created it, so its email and phone stay available. */
    confirmed: Generated<boolean>;
    /** Id of the store in which the consumer is an associate. */
    works_at: ColumnType<string | null, string | null | undefined, string | null>;
    /** Hundredths of a percent that an associate takes off a price alone; null: what the shop has decided. */
    adjusts_up_to: ColumnType<number | null, number | null | undefined, number | null>;
    /** Whether an associate approves what exceeds a colleague's limit. */
    approves_adjustments: Generated<boolean>;
    /** Whether an associate neither signs in at tills nor sells until staff unblock them. */
    till_blocked: Generated<boolean>;
    /** Of what staff have decided of an associate. */
    till_version: Generated<number>;
    /** As entered; null once the account is deleted. */
    email: string | null;
    /** The email in the form for comparing. */
    email_key: string | null;
    first_name: Generated<string>;
    last_name: Generated<string>;
    /** International, with plus and dial code. */
    phone: string | null;
    postal_code: Generated<string>;
    /** YYYY-MM-DD. */
    birth_date: ColumnType<string | null, string | null | undefined, string | null>;
    gender: Generated<string>;
    /** Header form of the market that the consumer signed up in, such as `de_DE`. */
    locale: string;
    country: string;
    region: string;
    interests: Generated<string[]>;
    preferred_shoe_size: Generated<string>;
    /** The preferred store, a place. */
    fav_store_id: ColumnType<string | null, string | null | undefined, string | null>;
    source: ColumnType<ConsumerSource, string | undefined, string>;
    /** Number in the loyalty programme; null for those who have not joined. */
    member_id: string | null;
    loyalty_opt_in_at: Date | null;
    points_balance: Generated<number>;
    /** Code of the member who has recommended the programme. */
    referral_code: ColumnType<string | null, string | null | undefined, string | null>;
    identities: Generated<string[]>;
    /** What staff have seen that proves the membership of the programmes. */
    programme_proof: ColumnType<string | null, string | null | undefined, string | null>;
    spending: ColumnType<Spending, string | undefined, string>;
    /** Of what staff have decided about spending and programmes. */
    allowance_version: Generated<number>;
    employee_terms_accepted_at: Date | null;
    /** The page of the terms of the employee discount, and the version that was accepted; null where none was published. */
    employee_terms_page: ColumnType<string | null, string | null | undefined, string | null>;
    employee_terms_version: ColumnType<number | null, number | null | undefined, number | null>;
    /** The page of the terms of the loyalty programme, and the version of it at joining; null where none was published. */
    loyalty_terms_page: ColumnType<string | null, string | null | undefined, string | null>;
    loyalty_terms_version: ColumnType<number | null, number | null | undefined, number | null>;
    terms_accepted_at: Date | null;
    /** The page of the terms, and the version of it that was accepted; null where none was published. */
    terms_page: ColumnType<string | null, string | null | undefined, string | null>;
    terms_version: ColumnType<number | null, number | null | undefined, number | null>;
    created_at: Date;
    updated_at: Date;
    deletion_due_at: Date | null;
    deleted_at: Date | null;
  };
};
