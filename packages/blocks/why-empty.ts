/** Why shoppers see nothing of a block, nobody may use it any more (`over`), or nobody gets a part of it (`segment`). */
export const whyEmptyReasons = [
  'products',
  'category',
  'articles',
  'event',
  'over',
  'film',
  'service',
  'blocks',
  'segment',
] as const;

export type WhyEmpty = (typeof whyEmptyReasons)[number];

/** What is known where a block is shown. */
export type Shown = Readonly<{ held: number; now: Date }>;
