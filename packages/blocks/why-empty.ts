/** How much of a block shoppers do without, by why: it shows nothing, or nobody may use or gets a part of it. */
export const whyEmptyReasons = {
  ...{ products: 'nothing', category: 'nothing', articles: 'nothing', event: 'nothing' },
  ...{ film: 'nothing', service: 'nothing', blocks: 'nothing' },
  /** Nobody may use it any more. */
  over: 'part',
  /** Nobody gets one of its segments. */
  segment: 'part',
} as const satisfies Readonly<Record<string, 'nothing' | 'part'>>;

export type WhyEmpty = keyof typeof whyEmptyReasons;

/** What is known where a block is shown. */
export type WhereShown = Readonly<{ held: number; now: Date }>;
