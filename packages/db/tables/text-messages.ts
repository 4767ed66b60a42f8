export type TextMessageTables = {
  text_message: {
    id: string;
    kind: string;
    subject_id: string;
    consumer_id: string;
    /** With plus and dial code. */
    recipient: string;
    language: string;
    text: string;
    /** `sending`: given to its service, which has not answered; `unknown`: nobody can say whether it was sent, and it is not sent again. */
    state: 'waiting' | 'sending' | 'sent' | 'refused' | 'unknown' | 'throttled';
    /** What the service that sends it calls it. */
    reference: string | null;
    created_at: Date;
    ended_at: Date | null;
  };
};
