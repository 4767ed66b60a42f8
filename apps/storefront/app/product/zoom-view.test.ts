import fc from 'fast-check';
import { expect, test } from 'vitest';
import { closest, movedBy, wholePicture, zoomedAt } from './zoom-view.ts';

const frame = { width: 390, height: 600 };
const anyPoint = fc.record({ x: fc.integer({ min: -195, max: 195 }), y: fc.integer({ min: -300, max: 300 }) });
const anyFactor = fc.double({ min: 0.2, max: 5, noNaN: true });

test('the point under the fingers stays there while zooming', () => {
  const near = zoomedAt(wholePicture, 3, { x: 60, y: -40 }, frame);
  expect(near).toEqual({ scale: 3, x: -120, y: 80 });
});

test('a picture at its fitting size cannot be moved, and the zoom has a maximum', () => {
  expect(movedBy(wholePicture, { x: 90, y: 90 }, frame)).toEqual(wholePicture);
  expect(zoomedAt(wholePicture, 100, { x: 0, y: 0 }, frame).scale).toBe(closest);
});

test('for any moves and zooms, the picture covers as much of the frame as it can', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(anyFactor, anyPoint, anyPoint), { maxLength: 12 }), (steps) => {
      const view = steps.reduce(
        (before, [factor, at, by]) => movedBy(zoomedAt(before, factor, at, frame), by, frame),
        wholePicture,
      );
      const side = 390 * view.scale;
      expect(view.scale).toBeGreaterThanOrEqual(1);
      expect(view.scale).toBeLessThanOrEqual(closest);
      expect(Math.abs(view.x)).toBeLessThanOrEqual((side - frame.width) / 2 + 1e-6);
      expect(Math.abs(view.y)).toBeLessThanOrEqual(Math.max(0, (side - frame.height) / 2) + 1e-6);
    }),
  );
});
