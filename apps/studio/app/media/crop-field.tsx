import type { Crop } from '@eyelet/contracts/media/medium.ts';
import { type PointerEvent, useRef } from 'react';
import { Label, Slider, SliderOutput, SliderThumb, SliderTrack } from 'react-aria-components';
import { useWords } from '../words/words.ts';
import { cropBetween, draggedCrop, type Grip, gripAt, leastSide, type Point } from './crop-drag.ts';

type CropFieldProps = Readonly<{
  /** Address of the picture. */
  picture: string;
  crop: Crop | undefined;
  onChange: (crop: Crop) => void;
}>;

/** Pixels around a corner within which a press holds it. */
const reach = 14;

/** The part of a picture that is shown: drawn, moved and held at its corners by a pointer, or set by its edges on two sliders. */
export function CropField({ picture, crop, onChange }: CropFieldProps) {
  const { t } = useWords();
  const held = useRef<Readonly<{ grip: Grip; crop: Crop; from: Point }>>(undefined);
  const { x, y, width, height } = crop ?? { x: 0, y: 0, width: 100, height: 100 };

  const pointOf = ({ currentTarget, clientX, clientY }: PointerEvent) => {
    const box = currentTarget.getBoundingClientRect();
    const at = { x: ((clientX - box.left) / box.width) * 100, y: ((clientY - box.top) / box.height) * 100 };
    return { at, near: { x: (reach / box.width) * 100, y: (reach / box.height) * 100 } };
  };
  const edges = [
    {
      name: t('studio.media.cropAcross'),
      ends: [t('studio.media.cropLeft'), t('studio.media.cropRight')],
      value: [x, x + width],
      to: (from: number, end: number) => cropBetween({ x: from, y }, { x: end, y: y + height }),
    },
    {
      name: t('studio.media.cropDown'),
      ends: [t('studio.media.cropTop'), t('studio.media.cropBottom')],
      value: [y, y + height],
      to: (from: number, end: number) => cropBetween({ x, y: from }, { x: x + width, y: end }),
    },
  ];
  return (
    <div className="stack">
      {/* By pointer alone: the sliders below do the same by keyboard. */}
      <div
        className="media-focus-picture media-crop"
        onPointerDown={(event) => {
          const { at, near } = pointOf(event);
          event.currentTarget.setPointerCapture(event.pointerId);
          held.current = { grip: gripAt(crop, at, near), crop: { x, y, width, height }, from: at };
        }}
        onPointerMove={(event) => {
          if (!held.current) return;
          const { grip, crop: before, from } = held.current;
          onChange(draggedCrop(before, grip, from, pointOf(event).at));
        }}
        onPointerUp={() => {
          held.current = undefined;
        }}
        onPointerCancel={() => {
          held.current = undefined;
        }}
      >
        <img src={picture} alt="" draggable={false} />
        <span
          className="media-crop-part"
          style={{
            insetInlineStart: `${x}%`,
            insetBlockStart: `${y}%`,
            inlineSize: `${width}%`,
            blockSize: `${height}%`,
          }}
        />
      </div>
      <p className="hint">{t('studio.media.cropWhat')}</p>
      {edges.map(({ name, ends, value, to }) => (
        <Slider
          key={name}
          className="media-slider"
          value={value}
          onChange={([from = 0, end = 100]) => {
            if (end - from >= leastSide) onChange(to(from, end));
          }}
        >
          <Label className="label">{name}</Label>
          <SliderOutput className="hint">{`${value[0]} % – ${value[1]} %`}</SliderOutput>
          <SliderTrack className="media-slider-track">
            {ends.map((end, index) => (
              <SliderThumb key={end} index={index} aria-label={end} className="media-slider-thumb" />
            ))}
          </SliderTrack>
        </Slider>
      ))}
    </div>
  );
}
