/** Whether a part of a payment was taken while the rest of it is reserved. */
export function isPartlyTaken({ state, captured }: Readonly<{ state: string; captured: number }>): boolean {
  return state === 'authorised' && captured > 0;
}
