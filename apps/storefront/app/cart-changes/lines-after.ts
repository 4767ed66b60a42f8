import { type CartChange, isSameLine, type Line } from './change.ts';

/** Lines after a change: what a new cart must hold when the old one is gone (C4.16). */
export function linesAfter(lines: readonly Line[], change: CartChange): Line[] {
  switch (change.kind) {
    case 'add': {
      const { line } = change;
      if (!lines.some((one) => isSameLine(one, line))) return [...lines, line];
      return lines.map((one) => (isSameLine(one, line) ? { ...one, qty: one.qty + line.qty } : one));
    }
    case 'remove':
      return lines.filter((one) => !isSameLine(one, change.line));
    case 'quantity':
      return lines.map((one) => (isSameLine(one, change.line) ? { ...one, qty: change.qty } : one));
    case 'delivery':
      return lines.map((one) => (isSameLine(one, change.line) ? { ...one, ...change.delivery } : one));
    case 'method':
    case 'gift':
    case 'coupon':
    case 'removeCoupon':
      return [...lines];
  }
}
