/** What is wrong with one field of a form or of an address. */
export type FieldProblem = Readonly<{ field: string; message: string }>;
