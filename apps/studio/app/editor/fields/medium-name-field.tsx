import type { MediumKind } from '@eyelet/contracts/media/medium.ts';
import { MediaPicker } from '../../media/media-picker.tsx';
import type { Part } from './shape.ts';
import { TextControl } from './text-control.tsx';

type MediumNameFieldProps = Readonly<{
  label: string;
  /** What the way to the library is called. */
  library: string;
  kinds: readonly MediumKind[];
  part: Part;
  value: string;
  onChange: (name: string) => void;
}>;

/** The name of a medium, to be typed or chosen from the library. */
export function MediumNameField({ label, library, kinds, part, value, onChange }: MediumNameFieldProps) {
  return (
    <>
      <TextControl label={label} kind="text" part={part} value={value} onChange={onChange} />
      <MediaPicker label={library} kinds={kinds} value={value} onChoose={(medium) => onChange(medium?.name ?? '')} />
    </>
  );
}
