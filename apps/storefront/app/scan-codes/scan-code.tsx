import type { DrawnCode } from './draw-code.ts';

type ScanCodeProps = Readonly<{
  of: DrawnCode;
  /** What it is for. */
  label: string;
  /** As wide as there is room, for another device that is held before it. */
  isLarge?: boolean;
}>;

/** A code for scanners. */
export function ScanCode({ of: { size, path }, label, isLarge = false }: ScanCodeProps) {
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      className={`aspect-square border border-drift ${isLarge ? 'mt-6 w-full max-w-80' : 'w-36'}`}
    >
      {/* Dark on white in every theme, as scanners need it. */}
      <rect width="100%" height="100%" fill="#fff" />
      <path d={path} fill="#000" shapeRendering="crispEdges" />
    </svg>
  );
}
