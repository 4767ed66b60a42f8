/** What of a visitor the segments ask for. */
export type Audience = Readonly<{
  isLoggedIn: boolean;
  isMember: boolean;
  /** Kinds of consumers besides regular customers. */
  kinds: readonly ('athlete' | 'employee' | 'wranx' | 'ipa')[];
  hasItems: boolean;
}>;
