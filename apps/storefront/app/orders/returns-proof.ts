/** What proves, with the order, that a guest may return it; posted with the forms. */
export type ReturnsProof = Readonly<{ orderNumber: string; email: string }>;
