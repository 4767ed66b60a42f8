import type { Focus } from '@eyelet/contracts/media/medium.ts';
import { Label, Slider, SliderOutput, SliderThumb, SliderTrack } from 'react-aria-components';
import { Button } from '../look/button.tsx';
import { useWords } from '../words/words.ts';

type FocusFieldProps = Readonly<{
  /** Address of the picture. */
  picture: string;
  focus: Focus | null;
  onChange: (focus: Focus | null) => void;
}>;

const middle: Focus = { x: 50, y: 50 };

/** The focal point of a picture: by a press on it, or by two sliders for those who do not point. */
export function FocusField({ picture, focus, onChange }: FocusFieldProps) {
  const { t } = useWords();
  const { x, y } = focus ?? middle;
  const sliders = [
    { name: t('studio.media.focusAcross'), value: x, at: (to: number) => ({ x: to, y }) },
    { name: t('studio.media.focusDown'), value: y, at: (to: number) => ({ x, y: to }) },
  ];
  return (
    <fieldset className="media-focus">
      <legend className="label">{t('studio.media.focus')}</legend>
      {/* By pointer alone: the sliders below do the same by keyboard. */}
      <div
        className="media-focus-picture"
        onPointerDown={({ currentTarget, clientX, clientY }) => {
          const box = currentTarget.getBoundingClientRect();
          const share = (from: number, length: number) => Math.min(100, Math.max(0, Math.round((from / length) * 100)));
          onChange({ x: share(clientX - box.left, box.width), y: share(clientY - box.top, box.height) });
        }}
      >
        <img src={picture} alt="" draggable={false} />
        {focus ? (
          <span className="media-focus-point" style={{ insetInlineStart: `${x}%`, insetBlockStart: `${y}%` }} />
        ) : undefined}
      </div>
      <p className="hint">{t('studio.media.focusWhat')}</p>
      {sliders.map(({ name, value, at }) => (
        <Slider key={name} className="media-slider" value={value} onChange={(to) => onChange(at(Number(to)))}>
          <Label className="label">{name}</Label>
          <SliderOutput className="hint">{`${value} %`}</SliderOutput>
          <SliderTrack className="media-slider-track">
            <SliderThumb className="media-slider-thumb" />
          </SliderTrack>
        </Slider>
      ))}
      {focus ? (
        <Button kind="quiet" onPress={() => onChange(null)}>
          {t('studio.media.noFocus')}
        </Button>
      ) : undefined}
    </fieldset>
  );
}
