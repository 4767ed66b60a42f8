/** What proves that a guest may look after an order; posted with the forms. */
export type ReturnsProof = Readonly<{ orderNumber: string; email: string }>;
