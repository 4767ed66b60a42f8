/** The allowances of a profile, in major units. A credit may be called a cap (C3.03). */
type Allowance = Readonly<{ currentSpend: number; annualCredit?: number; annualCap?: number }>;

type Person = Readonly<{
  athlete: Allowance | null;
  employee: Allowance | null;
  prosumer: Allowance | null;
  identity: readonly Readonly<{ type: string }>[];
  isEmployeeDiscountTCAccepted: boolean;
}>;

export type SpendBanner = Readonly<{
  kind: 'employee' | 'athlete' | 'wranx' | 'ipa';
  spent: number;
  /** The most that may be spent in the year. */
  yearly: number;
}>;

/**
 * The one allowance that a person is shown: of an employee who has accepted the terms (C6.14), of an athlete (C6.15),
 * of the first programme (C6.16), of the second (C6.17). Undefined for everybody else.
 */
export function spendBannerOf(person: Person): SpendBanner | undefined {
  const isOf = (type: string) => person.identity.some((one) => one.type === type);
  const banner = (kind: SpendBanner['kind'], allowance: Allowance | null) =>
    allowance && { kind, spent: allowance.currentSpend, yearly: allowance.annualCredit ?? allowance.annualCap ?? 0 };
  const found =
    (person.isEmployeeDiscountTCAccepted && banner('employee', person.employee)) ||
    banner('athlete', person.athlete) ||
    (isOf('wranx') && banner('wranx', person.prosumer)) ||
    (isOf('ipa') && banner('ipa', person.prosumer));
  return found || undefined;
}
