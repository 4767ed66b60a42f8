import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { movedBy, wholePicture, type ZoomView, zoomedAt } from './zoom-view.ts';

/** Zoom factor of one press of a key or button. */
const step = 1.5;
const leap = 2.5;
/** Pixels: the step of an arrow key, and the shortest swipe to the next picture. */
const stride = 80;

const middle = { x: 0, y: 0 };

/** Zooming by pinch, wheel, keys or double press, and panning by dragging or arrow keys. */
export function useZoom(onTurn: (by: 1 | -1) => void) {
  const [view, setView] = useState<ZoomView>(wholePicture);
  const frame = useRef<HTMLElement | null>(null);
  const fingers = useRef(new Map<number, { x: number; y: number }>());
  const swiped = useRef(0);

  const sizeOf = () => frame.current?.getBoundingClientRect() ?? new DOMRect();
  const pointOf = ({ clientX, clientY }: { clientX: number; clientY: number }) => {
    const { left, top, width, height } = sizeOf();
    return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
  };
  const zoom = (factor: number, at = middle) => setView((before) => zoomedAt(before, factor, at, sizeOf()));
  const move = (x: number, y: number) => setView((before) => movedBy(before, { x, y }, sizeOf()));

  // The wheel must not scroll the page behind; only a non-passive listener can prevent that.
  useEffect(() => {
    const element = frame.current;
    const turn = (event: WheelEvent) => {
      event.preventDefault();
      const rect = element?.getBoundingClientRect() ?? new DOMRect();
      const at = { x: event.clientX - rect.left - rect.width / 2, y: event.clientY - rect.top - rect.height / 2 };
      setView((before) => zoomedAt(before, Math.exp(-event.deltaY / 300), at, rect));
    };
    element?.addEventListener('wheel', turn, { passive: false });
    return () => element?.removeEventListener('wheel', turn);
  }, []);

  const keys: Readonly<Record<string, () => void>> = {
    '+': () => zoom(step),
    '=': () => zoom(step),
    '-': () => zoom(1 / step),
    '0': () => setView(wholePicture),
    ArrowLeft: () => (view.scale > 1 ? move(stride, 0) : onTurn(-1)),
    ArrowRight: () => (view.scale > 1 ? move(-stride, 0) : onTurn(1)),
    ArrowUp: () => move(0, stride),
    ArrowDown: () => move(0, -stride),
  };

  return {
    view,
    frame,
    nearer: () => zoom(step),
    farther: () => zoom(1 / step),
    reset: () => setView(wholePicture),
    handlers: {
      onKeyDown: (event: KeyboardEvent) => {
        const press = event.ctrlKey || event.metaKey || event.altKey ? undefined : keys[event.key];
        if (!press) return;
        event.preventDefault();
        press();
      },
      onDoubleClick: (event: { clientX: number; clientY: number }) =>
        view.scale > 1 ? setView(wholePicture) : zoom(leap, pointOf(event)),
      onPointerDown: (event: PointerEvent) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        fingers.current.set(event.pointerId, pointOf(event));
        swiped.current = 0;
      },
      onPointerMove: (event: PointerEvent) => {
        const from = fingers.current.get(event.pointerId);
        if (!from) return;
        const to = pointOf(event);
        const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
        fingers.current.set(event.pointerId, to);
        if (other) {
          const factor = Math.hypot(to.x - other.x, to.y - other.y) / Math.hypot(from.x - other.x, from.y - other.y);
          zoom(Number.isFinite(factor) ? factor : 1, { x: (to.x + other.x) / 2, y: (to.y + other.y) / 2 });
        } else if (view.scale > 1) move(to.x - from.x, to.y - from.y);
        else swiped.current += to.x - from.x;
      },
      onPointerUp: (event: PointerEvent) => {
        fingers.current.delete(event.pointerId);
        if (view.scale === 1 && Math.abs(swiped.current) > stride) onTurn(swiped.current > 0 ? -1 : 1);
        swiped.current = 0;
      },
      onPointerCancel: (event: PointerEvent) => {
        fingers.current.delete(event.pointerId);
      },
    },
  };
}
