/** The subjects of cases by category, in the order of the form (C7.92). A subject is in one category. */
export const caseSubjects = {
  order: ['order-status', 'order-change', 'order-cancel', 'item-missing'],
  returns: ['return-how', 'return-refund', 'return-exchange'],
  product: ['size-and-fit', 'availability', 'product-care', 'product-defect'],
  payment: ['payment-problem', 'gift-card', 'promotion-code'],
  account: ['sign-in', 'profile', 'personal-data', 'membership'],
  other: ['store', 'feedback', 'something-else'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type CaseCategory = keyof typeof caseSubjects;
export type CaseSubject = (typeof caseSubjects)[CaseCategory][number];

export const caseCategories = Object.keys(caseSubjects) as readonly CaseCategory[];

/** The category and subject of warranty cases. */
export const warrantySubject = { category: 'product', subject: 'product-defect' } as const;

export function isCategory(text: string): text is CaseCategory {
  return Object.hasOwn(caseSubjects, text);
}

/** Whether a subject belongs to a category. */
export function isSubjectOf(category: CaseCategory, text: string): text is CaseSubject {
  return (caseSubjects[category] as readonly string[]).includes(text);
}
