type Greeting = Readonly<{ to: string; message: string }>;

/** A line of an order as far as a gift receipt asks about it. */
export type GivenLine = Readonly<{ digital: boolean; gift_card: object | null; gift_option: Greeting | null }>;

/** A page of a gift receipt: what one greeting goes with. */
export type GiftPage<L extends GivenLine> = Readonly<{ greeting: Greeting | null; lines: readonly L[] }>;

/** Whether a line can be on a gift receipt: goods, as a gift card has a paper of its own and says what it is worth. */
export function isGivenGoods({ digital, gift_card }: GivenLine): boolean {
  return !digital && gift_card === null;
}

/**
 * The pages of a gift receipt. Each recipient has a page, as nobody is to read what others are given; what has no greeting was bought for
 * oneself then, and is on none. Without any greeting everything is given.
 */
export function giftPages<L extends GivenLine>(lines: readonly L[]): readonly GiftPage<L>[] {
  const goods = lines.filter(isGivenGoods);
  const greeted = goods.filter(({ gift_option }) => gift_option !== null);
  if (greeted.length === 0) return goods.length === 0 ? [] : [{ greeting: null, lines: goods }];
  const pages = Map.groupBy(greeted, ({ gift_option }) => JSON.stringify([gift_option?.to, gift_option?.message]));
  return [...pages.values()].map((of) => ({ greeting: of[0]?.gift_option ?? null, lines: of }));
}
