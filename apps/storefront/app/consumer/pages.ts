/** The pages of the account in navigation order; `place` is the path after `/account`, `below` that of its subpages. */
export const accountPages = [
  { place: '', title: 'account.overview' },
  { place: '/orders', title: 'account.orders', below: '/order' },
  { place: '/loyalty', title: 'account.loyalty.tab' },
  { place: '/profile', title: 'account.profile' },
  { place: '/preferences', title: 'account.preferences' },
  { place: '/addresses', title: 'account.addresses' },
  { place: '/payment', title: 'account.payment' },
  { place: '/subscriptions', title: 'account.subscriptions' },
  { place: '/security', title: 'account.security' },
  { place: '/data', title: 'account.data' },
] as const satisfies readonly Readonly<{ place: string; title: string; below?: string }>[];
