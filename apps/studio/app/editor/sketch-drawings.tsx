import type { DrawnPart } from '@eyelet/blocks/chooser.ts';
import type { ReactNode } from 'react';

export type Box = Readonly<{ x: number; y: number; width: number; height: number }>;

/** How high a part is; one without a height takes what the others leave. */
type Drawing = Readonly<{ height?: number; draw: (box: Box) => ReactNode }>;

/** All of a sketch. */
export const sheet: Box = { x: 0, y: 0, width: 120, height: 72 };

/** A picture: land and a sun; the land rises where words stand on it. */
export function Scene({ x, y, width, height, rise = 0 }: Box & Readonly<{ rise?: number }>) {
  const at = (across: number, down: number) =>
    `${x + width * across} ${y + height * Math.min(1, down === 1 ? 1 : down - rise)}`;
  return (
    <>
      <rect {...{ x, y, width, height }} className="sketch-sky" />
      <circle
        cx={x + width * 0.76}
        cy={y + height * (0.3 - rise / 3)}
        r={Math.min(width, height) * 0.1}
        className="sketch-sun"
      />
      <path
        d={`M${at(0, 0.78)} L${at(0.3, 0.46)} L${at(0.5, 0.68)} L${at(0.66, 0.56)} L${at(1, 0.8)} L${at(1, 1)} L${at(0, 1)} Z`}
        className="sketch-land"
      />
    </>
  );
}

function Bar({ x, y, width, height }: Box) {
  return <rect {...{ x, y, width, height }} rx={height / 2} className="sketch-line" />;
}

const bar = (share: number) => (box: Box) => <Bar {...box} width={box.width * share} />;

/** Boxes of equal width beside each other. */
function columns({ x, y, width, height }: Box, count: number, between = 6): readonly Box[] {
  const each = (width - between * (count - 1)) / count;
  return Array.from({ length: count }, (_, index) => ({ x: x + index * (each + between), y, width: each, height }));
}

/** Boxes of equal height below each other. */
function rows({ x, y, width, height }: Box, count: number, between = 5): readonly Box[] {
  const each = (height - between * (count - 1)) / count;
  return Array.from({ length: count }, (_, index) => ({ x, y: y + index * (each + between), width, height: each }));
}

const all = (boxes: readonly Box[], draw: (box: Box, index: number) => ReactNode) =>
  boxes.map((box, index) => <g key={`${box.x} ${box.y}`}>{draw(box, index)}</g>);

/** A picture with a line or two below it. */
function Tile({ box, lines }: Readonly<{ box: Box; lines: readonly number[] }>) {
  const under = lines.length * 6;
  const picture = { ...box, height: box.height - under };
  return (
    <>
      <Scene {...picture} />
      {lines.map((share, index) => (
        <Bar key={share} {...box} y={picture.y + picture.height + 3 + index * 6} width={box.width * share} height={3} />
      ))}
    </>
  );
}

function Person({ x, y, width, height }: Box) {
  const [cx, r] = [x + width / 2, height * 0.18];
  return (
    <>
      <circle cx={cx} cy={y + height * 0.34} r={r} className="sketch-line" />
      <path d={`M${cx - r * 2} ${y + height * 0.84} a${r * 2} ${r * 2} 0 0 1 ${r * 4} 0 Z`} className="sketch-line" />
    </>
  );
}

/** How each part is drawn. */
export const drawings: Readonly<Record<DrawnPart, Drawing>> = {
  picture: { draw: (box) => <Scene {...box} /> },
  film: {
    draw: (box) => {
      const [cx, cy] = [box.x + box.width / 2, box.y + box.height / 2];
      return (
        <>
          <Scene {...box} />
          <circle cx={cx} cy={cy} r={11} className="sketch-fill" />
          <path d={`M${cx - 3.5} ${cy - 5.5} L${cx + 6} ${cy} L${cx - 3.5} ${cy + 5.5} Z`} className="sketch-on-fill" />
        </>
      );
    },
  },
  strip: {
    height: 16,
    draw: ({ y, height }) => (
      <>
        <rect x={0} y={y} width={sheet.width} height={height} className="sketch-fill" />
        <rect x={24} y={y + 6} width={54} height={4} rx={2} className="sketch-on-fill" />
        <rect x={84} y={y + 6} width={14} height={4} rx={2} className="sketch-on-fill" />
      </>
    ),
  },
  overline: { height: 3, draw: bar(0.22) },
  title: { height: 7, draw: bar(0.56) },
  line: { height: 4, draw: bar(0.78) },
  text: {
    height: 16,
    draw: (box) =>
      all(rows(box, 3, 3), (row, index) => <Bar {...row} height={3} width={row.width * (index === 2 ? 0.6 : 1)} />),
  },
  'large-words': {
    draw: (box) => {
      const [words, picture] = [
        { ...box, width: box.width * 0.52 },
        { ...box, x: box.x + box.width * 0.6, width: box.width * 0.4 },
      ];
      return (
        <>
          {all(rows(words, 4, 6), (row, index) => (
            <Bar {...row} width={row.width * ([0.7, 1, 0.55, 0.85][index] ?? 1)} />
          ))}
          <Scene {...picture} />
        </>
      );
    },
  },
  buttons: {
    height: 10,
    draw: ({ x, y, width, height }) => (
      <>
        <rect {...{ x, y, height }} width={width * 0.32} rx={1} className="sketch-fill" />
        <rect
          x={x + width * 0.38}
          {...{ y, height }}
          width={width * 0.32}
          rx={1}
          className="sketch-edge sketch-clear"
        />
      </>
    ),
  },
  links: {
    height: 7,
    draw: (box) =>
      all(columns(box, 4, 8), (one) => (
        <>
          <Bar {...one} height={3} />
          <rect {...one} y={one.y + 5.5} height={1} className="sketch-accent" />
        </>
      )),
  },
  list: {
    height: 22,
    draw: (box) =>
      all(rows(box, 3, 5), (row, index) => (
        <Bar {...row} height={3} width={row.width * ([0.5, 0.66, 0.42][index] ?? 0.5)} />
      )),
  },
  columns: {
    draw: (box) =>
      all(columns(box, 3, 12), (one) => (
        <>
          <Bar {...one} height={5} width={one.width * 0.8} />
          {all(rows({ ...one, y: one.y + 13, height: one.height - 13 }, 4, 6), (row, index) => (
            <Bar {...row} height={3} width={row.width * ([1, 0.7, 0.9, 0.6][index] ?? 1)} />
          ))}
        </>
      )),
  },
  rows: {
    draw: (box) =>
      all(rows(box, 3, 3), ({ x, y, width, height }, index) => (
        <>
          <rect {...{ x, y, width }} height={1} className="sketch-line" />
          <Bar {...{ x, width: width * ([0.6, 0.48, 0.66][index] ?? 0.5) }} y={y + height / 2} height={3} />
          <path d={`M${x + width - 8} ${y + height / 2 + 1.5} h6 m-3 -3 v6`} className="sketch-stroke" />
        </>
      )),
  },
  icons: {
    height: 36,
    draw: (box) =>
      all(columns(box, 3, 12), ({ x, y, width }) => (
        <>
          <circle cx={x + width / 2} cy={y + 9} r={8} className="sketch-fill" />
          <path d={`M${x + width / 2 - 3.5} ${y + 9} l2.5 3 l5 -6`} className="sketch-on-fill-stroke" />
          <Bar {...{ x, width }} y={y + 23} height={4} />
          <Bar x={x + width * 0.15} y={y + 31} width={width * 0.7} height={3} />
        </>
      )),
  },
  products: { draw: (box) => all(columns(box, 4, 6), (one) => <Tile box={one} lines={[0.9, 0.5]} />) },
  grid: {
    draw: (box) => all(rows(box, 2, 4), (row) => all(columns(row, 5, 5), (one) => <Tile box={one} lines={[0.8]} />)),
  },
  articles: { draw: (box) => all(columns(box, 2, 10), (one) => <Tile box={one} lines={[1, 0.64]} />) },
  posts: { draw: (box) => all(columns(box, 3, 4), (one) => <Scene {...one} />) },
  wall: {
    draw: (box) =>
      all(columns(box, 4, 4), (one, index) => {
        const first = one.height * ([0.4, 0.62, 0.5, 0.34][index] ?? 0.5);
        return (
          <>
            <Scene {...one} height={first} />
            <Scene {...one} y={one.y + first + 4} height={one.height - first - 4} />
          </>
        );
      }),
  },
  field: {
    height: 12,
    draw: ({ x, y, width, height }) => (
      <>
        <rect {...{ x, y, height }} width={width * 0.66} rx={1} className="sketch-edge sketch-clear" />
        <Bar x={x + 5} y={y + 4.5} width={width * 0.26} height={3} />
        <rect x={x + width * 0.7} {...{ y, height }} width={width * 0.3} rx={1} className="sketch-fill" />
      </>
    ),
  },
  calendar: {
    height: 20,
    draw: ({ x, y, width, height }) => (
      <>
        <rect {...{ x, y, height }} width={height} rx={2} className="sketch-edge sketch-clear" />
        <rect {...{ x, y }} width={height} height={6} className="sketch-fill" />
        <circle cx={x + height / 2} cy={y + 13} r={2.5} className="sketch-accent" />
        <Bar x={x + height + 8} y={y + 3} width={(width - height - 8) * 0.7} height={5} />
        <Bar x={x + height + 8} y={y + 13} width={(width - height - 8) * 0.9} height={3} />
      </>
    ),
  },
  space: {
    draw: ({ x, y, width, height }) => {
      const [cx, end] = [x + width / 2, y + height];
      return (
        <>
          <path d={`M${x} ${y} h${width} M${x} ${end} h${width}`} className="sketch-stroke sketch-dashed" />
          <path
            d={`M${cx} ${y + 6} V${end - 6} m-5 -5 l5 5 l5 -5 M${cx - 5} ${y + 11} l5 -5 l5 5`}
            className="sketch-stroke"
          />
        </>
      );
    },
  },
  anchor: {
    height: 24,
    draw: ({ x, y, width, height }) => (
      <>
        <path
          d={`M${x + 9} ${y} l-4 ${height} m13 0 l4 ${-height} M${x + 1} ${y + 8} h24 m-2 9 h-24`}
          className="sketch-stroke sketch-accent-stroke"
        />
        <Bar x={x + 34} y={y + 10} width={width - 34} height={4} />
      </>
    ),
  },
  sheets: {
    draw: ({ x, y, height }) =>
      [0, 1, 2].map((index) => (
        <g key={index}>
          <rect
            x={x + index * 35}
            {...{ y, height }}
            width={30}
            rx={2}
            className={index === 1 ? 'sketch-paper sketch-chosen' : 'sketch-paper sketch-edge sketch-dashed'}
          />
          <Bar x={x + index * 35 + 5} y={y + 8} width={20} height={4} />
          <Bar x={x + index * 35 + 5} y={y + 17} width={14} height={3} />
          {index === 1 ? (
            <path d={`M${x + 43} ${y + height - 13} l5 6 l10 -12`} className="sketch-stroke sketch-accent-stroke" />
          ) : undefined}
        </g>
      )),
  },
  people: {
    draw: (box) =>
      all(columns(box, 3, 6), (one, index) => (
        <>
          <rect
            {...one}
            rx={2}
            className={index === 1 ? 'sketch-paper sketch-chosen' : 'sketch-paper sketch-edge sketch-dashed'}
          />
          <Person {...one} />
        </>
      )),
  },
  shared: {
    draw: ({ x, y, width, height }) => (
      <>
        <rect x={x + 14} y={y} width={width - 14} height={height - 10} rx={2} className="sketch-paper sketch-edge" />
        <rect x={x} y={y + 10} width={width - 14} height={height - 10} rx={2} className="sketch-paper sketch-chosen" />
        <Bar x={x + 9} y={y + 19} width={44} height={5} />
        <Bar x={x + 9} y={y + 30} width={66} height={3} />
        <Bar x={x + 9} y={y + 37} width={52} height={3} />
      </>
    ),
  },
  variants: {
    draw: (box) =>
      all(columns(box, 2, 8), ({ x, y, width, height }, index) => (
        <>
          <rect
            {...{ x, y, width, height }}
            rx={2}
            className={index === 0 ? 'sketch-paper sketch-chosen' : 'sketch-paper sketch-edge sketch-dashed'}
          />
          <text x={x + width / 2} y={y + height / 2 + 7} textAnchor="middle" className="sketch-letter">
            {index === 0 ? 'A' : 'B'}
          </text>
        </>
      )),
  },
};
