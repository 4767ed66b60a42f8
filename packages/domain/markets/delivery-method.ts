/** Codes of all delivery methods (C3.20 to C3.25). */
export type MethodCode = 'standard' | 'express' | 'pudo' | 'pickup' | 'sts' | 'digital' | 'customs';

export type DeliveryMethod<Code extends MethodCode = MethodCode> = Readonly<{
  code: Code;
  /** Minor units. */
  price: number;
  /** Value of the items, minor units, from which a shipping promotion makes the method free. */
  freeFrom?: number;
  /** Working days. */
  days: Readonly<{ from: number; to: number }>;
}>;
