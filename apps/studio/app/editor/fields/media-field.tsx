import { breakpoints } from '@eyelet/blocks/shared/breakpoints.ts';
import { breakpointNames } from '@eyelet/blocks/shared-fields/media-fields.ts';
import { isEmpty } from '@eyelet/blocks/shown-when.ts';
import { useWords } from '../../words/words.ts';
import { MediumField } from './medium-field.tsx';

type Medium = Readonly<Record<string, unknown>>;
type MediaFieldProps = Readonly<{
  value: Readonly<Record<string, unknown>>;
  onChange: (value: Readonly<Record<string, unknown>>) => void;
}>;

const asMedium = (value: unknown) => (typeof value === 'object' && value ? value : {}) as Medium;

/** A picture or a film for each width of screen; one without its own shows that of the next smaller, or another part of it. */
export function MediaField({ value, onChange }: MediaFieldProps) {
  const { t } = useWords();
  return breakpoints.map((at, index) => {
    const smaller = breakpoints.slice(0, index).findLast((one) => !isEmpty(value[one]));
    return (
      <MediumField
        key={at}
        label={t(breakpointNames[at])}
        hint={undefined}
        value={asMedium(value[at])}
        asSmaller={smaller === undefined ? undefined : asMedium(value[smaller])}
        onChange={(next) => {
          const { [at]: _, ...others } = value;
          onChange(isEmpty(next) ? others : { ...value, [at]: next });
        }}
      />
    );
  });
}
