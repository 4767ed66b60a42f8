/** What the token of the label to the workshop is of, apart from orders and returns. */
export const warrantyLinkOf = (decisionId: string) => `warranty ${decisionId}`;
