/** The points that a payment takes from a member; written as the token of the payment. */
export type PointsToken = Readonly<{ consumerNo: string; points: number }>;

export function writePointsToken({ consumerNo, points }: PointsToken): string {
  return `${consumerNo} ${points}`;
}

/** Undefined for a text that is no such token. */
export function readPointsToken(token: string): PointsToken | undefined {
  const [consumerNo, digits, ...more] = token.split(' ');
  const points = Number(digits);
  const isToken = consumerNo && more.length === 0 && Number.isSafeInteger(points) && points > 0;
  return isToken ? { consumerNo, points } : undefined;
}
