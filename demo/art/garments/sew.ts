import type { Group } from 'three';
import type { Point } from '../shoes/curve.ts';
import type { Kit, Slot } from '../studio/model.ts';
import { type Drawing, mainCloth, paintOver, type Slots } from './drawing.ts';
import { line, turned } from './outline.ts';
import type { Upper } from './upper.ts';

/** Draws the right side and the mirrored left side. */
export const both = (draw: (side: (points: readonly Point[]) => Point[], left: boolean) => void) => {
  draw((points) => [...points], false);
  draw(turned, true);
};

/** Front, back and the inside of the back, drawn on. */
export function sew(
  group: Group,
  kit: Kit,
  upper: Upper,
  slots: Slots,
  draw: (drawing: Drawing, back: boolean) => void,
  inside: Slot = { ...mainCloth, shade: -0.08 },
): void {
  const cloth = { doubleSided: true, castsShadow: false };
  group.add(
    kit.mesh(upper.frontSheet(), mainCloth, { paint: paintOver(upper.frame, slots, (d) => draw(d, false)), ...cloth }),
  );
  group.add(
    kit.mesh(upper.backSheet(), mainCloth, { paint: paintOver(upper.frame, slots, (d) => draw(d, true)), ...cloth }),
  );
  for (const caster of upper.casters()) group.add(kit.mesh(caster, mainCloth));
  group.add(kit.mesh(upper.lining(), inside));
}

/** Sleeves from the raglan seam outwards, or from the armhole, as a closed polygon of the right side. */
export function sleeveArea(upper: Upper, raglan: boolean): Point[] {
  const seam = line(raglan ? upper.edge.raglan : upper.edge.armhole);
  return [
    ...seam,
    [upper.spec.halfNeck, upper.spec.length + 0.05],
    [0.9, upper.spec.length + 0.05],
    [0.9, -0.2],
    [upper.edge.armpit[0] + 0.03, upper.edge.armpit[1] - 0.1],
  ];
}

/** Knitted ribs at hem and cuffs with the step where they begin. */
export function ribbed(d: Drawing, upper: Upper, hem: number, cuff: number, every = 0.0065): void {
  const band = upper.hemBand(hem);
  d.ribs(band.near, band.far, every);
  d.welt(band.far, -0.0009, 0.005);
  both((_, left) => {
    const end = upper.cuffBand(cuff, left);
    d.ribs(end.near, end.far, every);
    d.welt(end.far, -0.0009, 0.005);
  });
}

/** Turned and stitched hem and cuffs. */
export function hemmed(d: Drawing, upper: Upper, hem: number, cuff: number): void {
  const band = upper.hemBand(hem);
  d.seam(band.far, [0.0015], -0.0004, 0.003);
  both((_, left) => d.seam(upper.cuffBand(cuff, left).far, [0.0015], -0.0004, 0.003));
}
