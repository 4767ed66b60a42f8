import { encodeQR } from 'qr';

/** A QR code as one path in a square of `size` units, with the margin that scanners need. */
export type DrawnCode = Readonly<{ path: string; size: number }>;

/** Draws the QR code of a text; on the server, so that no browser loads what computes it. */
export function drawCode(text: string): DrawnCode {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: 4 });
  const path = rows.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { path: path.join(''), size: rows.length };
}
