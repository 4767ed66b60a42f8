/**
 * Why a label is not there yet. `down`: the service cannot be reached, or has a fault; `slow`: it did not answer in time;
 * `busy`: it wants fewer requests; `account`: it does not accept the shop's key or its account; `refused`: it does not make
 * this label, and says why; `sender`: the place has no address; `customs`: the parcel needs customs papers.
 */
export const labelProblems = ['down', 'slow', 'busy', 'account', 'refused', 'sender', 'customs'] as const;

export type LabelProblem = (typeof labelProblems)[number];

/** The lightest and the heaviest parcel that a label is made for, in grams. */
export const gramsOfLabel = { least: 50, most: 70_000 } as const;
