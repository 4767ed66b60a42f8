/** Why goods of an order are sent again. */
export const replacementReasons = ['lost', 'damaged', 'wrong-goods', 'incomplete', 'other'] as const;
