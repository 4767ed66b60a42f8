export type DisputeTables = {
  /** A payment that its payer contests with the bank; one for each payment. */
  dispute: {
    id: string;
    payment_key: string;
    order_number: string;
    /** Minor units of the currency of the order. */
    amount: number;
    /** As the provider says it; empty if it does not. */
    reason: string;
    is_fraud: boolean;
    /** Until when it can be answered. */
    deadline: Date | null;
    state: 'open' | 'won' | 'lost';
    goods: 'held' | 'released';
    opened_at: Date;
    /** When the bank said what is known. */
    told_at: Date;
    ended_at: Date | null;
    /** When and by whom of the staff the goods were let go; null where its end did. */
    released_at: Date | null;
    released_by: string | null;
    /** What the provider calls it; null where it needs no name. */
    provider_reference: string | null;
  };
  /** How a dispute is answered: gathered as a draft, stored as it is to be sent, then sent. */
  dispute_answer: {
    dispute_id: string;
    /** `acceptance`: the shop does not defend itself. */
    kind: 'defence' | 'acceptance';
    state: 'draft' | 'waiting' | 'sent' | 'refused';
    version: number;
    /** Which of what the shop knows are in the paper. */
    pieces: string[];
    /** The reason, as the provider calls it; empty until one is chosen. */
    reason_code: string;
    text: string;
    /** What is sent, drawn once; null for a draft, and once it is erased. */
    paper: Buffer | null;
    /** A refused answer that is put right is another one to the provider. */
    attempt: number;
    tries: number;
    /** When the provider is asked again; null if nothing is to be sent. */
    next_try_at: Date | null;
    problem: 'down' | 'refused' | 'erased' | 'forbidden' | 'no-document' | 'uncertain' | null;
    problem_detail: string;
    changed_at: Date;
    submitted_at: Date | null;
    submitted_by: string | null;
    sent_at: Date | null;
  };
  /** A picture among the evidence, as JPEG without the data that cameras write into it. */
  dispute_picture: {
    id: string;
    dispute_id: string;
    name: string;
    content: Buffer;
    width: number;
    height: number;
    added_at: Date;
  };
  /** What the bank of the sandbox makes of an answer. */
  sandbox_dispute: {
    answer_key: string;
    payment_key: string;
    amount: number;
    outcome: 'won' | 'lost';
    due_at: Date;
    told_at: Date | null;
  };
};
