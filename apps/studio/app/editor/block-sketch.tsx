import type { DrawnPart, Frame, SketchPart } from '@eyelet/blocks/chooser.ts';
import type { ReactNode } from 'react';
import { type Box, drawings, Scene, sheet } from './sketch-drawings.tsx';

/** Between two parts. */
const gap = 5;

/** A small picture of what a block looks like, drawn from the parts that its kind names. */
export function BlockSketch({ parts }: Readonly<{ parts: readonly SketchPart[] }>) {
  const own = parts.filter(isDrawn);
  const { ground, box } = framesOf(parts);
  const heights = own.map((part) => drawings[part].height);
  const taken = heights.reduce<number>((sum, height) => sum + (height ?? 0), gap * Math.max(0, own.length - 1));
  const open = heights.filter((height) => height === undefined).length;
  const rest = open === 0 ? 0 : (box.height - taken) / open;
  // What fills no picture stands in the middle, and what lies on one at its foot.
  const isOnScene = parts.some((part) => part === 'scene' || part === 'shade');
  const free = open === 0 ? box.height - taken : 0;
  let y = box.y + (isOnScene ? free : free / 2);
  return (
    <svg
      className={isOnScene ? 'sketch sketch-on-scene' : 'sketch'}
      viewBox={`0 0 ${sheet.width} ${sheet.height}`}
      aria-hidden
    >
      {ground}
      {own.map((part, index) => {
        const height = heights[index] ?? rest;
        const at = { ...box, y, height };
        y += height + gap;
        return <g key={`${part} ${at.y}`}>{drawings[part].draw(at)}</g>;
      })}
    </svg>
  );
}

const inset = ({ x, y, width, height }: Box, by: number): Box => ({
  ...{ x: x + by, y: y + by, width: width - 2 * by, height: height - 2 * by },
});

const frames: Readonly<Record<Frame, true>> = { card: true, window: true, scene: true, shade: true };

const isDrawn = (part: SketchPart): part is DrawnPart => !(part in frames);

/** What the parts stand in and on, and the room that it leaves them. */
function framesOf(parts: readonly SketchPart[]): Readonly<{ ground: ReactNode; box: Box }> {
  const has = (part: Frame) => parts.includes(part);
  if (has('window')) {
    const frame = { x: 22, y: 6, width: 76, height: 60 };
    return {
      ground: (
        <>
          <rect {...sheet} className="sketch-dim" />
          <rect {...frame} rx={2} className="sketch-paper sketch-edge" />
          <path d="M90 11 l4 4 m0 -4 l-4 4" className="sketch-stroke" />
        </>
      ),
      box: inset(frame, 9),
    };
  }
  const frame = has('card') ? { x: 35, y: 4, width: 50, height: 64 } : sheet;
  const card = has('card') ? <rect {...frame} rx={2} className="sketch-paper sketch-edge" /> : undefined;
  if (has('scene') || has('shade')) {
    return {
      ground: (
        <>
          {card}
          <Scene {...frame} rise={0.3} />
          {has('shade') ? <Shade {...frame} /> : undefined}
        </>
      ),
      box: inset(frame, has('card') ? 6 : 10),
    };
  }
  return { ground: card, box: inset(frame, has('card') ? 4 : 10) };
}

/** Bands that grow darker towards the foot. */
function Shade({ x, y, width, height }: Box) {
  return [0.4, 0.55, 0.7, 0.85].map((from) => (
    <rect key={from} x={x} y={y + height * from} width={width} height={height * (1 - from)} className="sketch-shade" />
  ));
}
