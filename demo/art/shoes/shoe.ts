import { Group } from 'three';
import type { Kit, Paint, Slot } from '../studio/model.ts';
import { curve } from './curve.ts';
import { bars, bow, crosses, eyelets, type Lacing, type Tongue, tongue } from './lacing.ts';
import { Panels } from './panels.ts';
import { lining, outside, rim, type Shell, type ShellSpec, shellOf } from './shell.ts';
import { face, type Layer, sideWall } from './sole.ts';

export type SolePart = Readonly<{ layer: Layer; slot: Slot; paint?: Paint; faces?: 'both' | 'top' | 'bottom' }>;

export type ShoeSpec = Readonly<{
  /** A specification to loft, or a shell lofted another way. */
  shell: ShellSpec | Shell;
  upper: Slot;
  panels?: { red?: Slot; green?: Slot; blue?: Slot; stitch?: Slot; draw: (panels: Panels) => void };
  rim: { radius: (a: number) => number; slot: Slot };
  lining: Slot;
  insole: Slot;
  insoleLift?: number;
  tongue?: Tongue & { slot: Slot };
  lacing?: Omit<Lacing, 'shell'> & {
    style: 'bars' | 'crosses';
    bow?: number;
    slot: Slot;
    eyelets?: { radius: number; wire: number; slot: Slot };
  };
  soles: readonly SolePart[];
  /** Further parts of this shoe: loops, buckles, labels. */
  more?: (shell: Shell, group: Group, kit: Kit) => void;
}>;

const depth = 0.004;

/** Drawing of an upper; the girth sets its height, so that stitches keep their shape. */
export function upperPaint(
  shell: Shell,
  draw: (panels: Panels) => void,
  slots: Omit<Paint, 'width' | 'height' | 'depth' | 'draw'>,
): Paint {
  const width = 4096;
  const scale = width / (shell.spec.footprint.length * 1.165);
  const height = Math.min(4096, Math.round((shell.girth(0.3) * scale) / 64) * 64);
  return { width, height, depth, ...slots, draw: (masks, relief) => draw(new Panels(masks, relief, scale, depth)) };
}

/** Puts a shoe together: shell, rolled edge, lining, insole, tongue, laces, sole layers. */
export function assemble(spec: ShoeSpec, kit: Kit): Group {
  const group = new Group();
  const shell = 'at' in spec.shell ? spec.shell : shellOf(spec.shell);
  const plan = shell.spec.footprint;
  const paint = spec.panels
    ? upperPaint(shell, spec.panels.draw, {
        red: spec.panels.red,
        green: spec.panels.green,
        blue: spec.panels.blue,
        stitch: spec.panels.stitch,
      })
    : undefined;
  group.add(kit.mesh(outside(shell), spec.upper, { paint }));
  group.add(kit.mesh(rim(shell, spec.rim.radius), spec.rim.slot));
  group.add(kit.mesh(lining(shell, spec.rim.radius), spec.lining));
  if (spec.tongue) group.add(kit.mesh(tongue(shell, spec.tongue), spec.tongue.slot));
  if (spec.lacing) {
    const lacing: Lacing = { shell, ...spec.lacing };
    const runs = spec.lacing.style === 'bars' ? bars(lacing) : crosses(lacing);
    if (spec.lacing.bow) runs.push(...bow(lacing, spec.lacing.bow));
    for (const lace of runs) group.add(kit.mesh(lace, spec.lacing.slot));
    const rings = spec.lacing.eyelets;
    if (rings) for (const ring of eyelets(lacing, rings.radius, rings.wire)) group.add(kit.mesh(ring, rings.slot));
  }
  const feather = curve(shell.spec.feather);
  const lift = spec.insoleLift ?? 0.003;
  const insole: Layer = { bottom: (x) => feather(x) - 0.002, top: (x) => feather(x) + lift, side: () => -0.003 };
  group.add(kit.mesh(face(plan, insole, 'top'), spec.insole));
  for (const { layer, slot, paint: wall, faces } of spec.soles) {
    group.add(kit.mesh(sideWall(plan, layer), slot, { paint: wall }));
    if (faces !== 'bottom') group.add(kit.mesh(face(plan, layer, 'top'), slot));
    if (faces !== 'top') group.add(kit.mesh(face(plan, layer, 'bottom'), slot));
  }
  spec.more?.(shell, group, kit);
  return group;
}
