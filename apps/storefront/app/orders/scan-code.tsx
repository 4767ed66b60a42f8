import type { DrawnCode } from '../handovers/draw-code.ts';

/** A code for scanners; `label` says what it is for. */
export function ScanCode({ of: { size, path }, label }: Readonly<{ of: DrawnCode; label: string }>) {
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      className="aspect-square w-36 border border-drift"
    >
      {/* Dark on white in every theme, as scanners need it. */}
      <rect width="100%" height="100%" fill="#fff" />
      <path d={path} fill="#000" shapeRendering="crispEdges" />
    </svg>
  );
}
