/** A number of points and its value, in minor units of the member's market (C9.33). */
export type VoucherStep = Readonly<{ points: number; amount: number }>;

export const voucherSteps: readonly VoucherStep[] = [
  { points: 100, amount: 500 },
  { points: 200, amount: 1000 },
  { points: 400, amount: 2000 },
];

export type Voucher = VoucherStep &
  Readonly<{
    /** Whether the member has the points. */
    available: boolean;
    /** Whether the cart's total is at least its value, too. */
    eligible: boolean;
  }>;

/** The vouchers of a member with a balance (points), for a cart with a total (minor units); undefined: for no cart. */
export function vouchersFor(balance: number, total: number | undefined): readonly Voucher[] {
  return voucherSteps.map((step) => {
    const available = step.points <= balance;
    return { ...step, available, eligible: available && (total === undefined || step.amount <= total) };
  });
}

/** The voucher for a number of points; undefined if there is none. */
export function voucherOf(points: number): VoucherStep | undefined {
  return voucherSteps.find((step) => step.points === points);
}
