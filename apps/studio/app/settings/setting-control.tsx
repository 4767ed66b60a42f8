import { Checkbox } from '../look/checkbox.tsx';
import { TextField } from '../look/text-field.tsx';
import { useWords } from '../words/words.ts';
import type { Control, Typed } from './control-of.ts';
import { PictureControl } from './picture-control.tsx';
import { SellerControl } from './seller-control.tsx';

type SettingControlProps = Readonly<{
  control: Control;
  name: string;
  does: string;
  typed: Typed;
  onChange: (typed: Typed) => void;
  error: string | undefined;
}>;

/** A setting as it is changed: switched, counted, written, or filled in field by field. */
export function SettingControl({ control, name, does, typed, onChange, error }: SettingControlProps) {
  const { t } = useWords();
  if (typeof typed === 'boolean') return <Checkbox label={name} hint={does} isSelected={typed} onChange={onChange} />;
  if (typeof typed === 'object') {
    const fields = control.kind === 'seller' ? control.fields : [];
    return <SellerControl {...{ fields, name, does, typed, onChange, error }} />;
  }
  if (control.kind === 'picture') {
    return <PictureControl {...{ name, does, typed, onChange, error }} maxLength={control.maxLength} />;
  }
  const shared = { label: name, name: 'value', value: typed, onChange, error };
  if (control.kind === 'number') {
    const range = t('studio.settings.range', { least: control.least, most: control.most });
    return <TextField {...shared} hint={`${does} ${range}`} inputMode="numeric" maxLength={15} isRequired />;
  }
  const { maxLength, isOptional } = control.kind === 'text' ? control : { maxLength: undefined, isOptional: true };
  return <TextField {...shared} hint={does} maxLength={maxLength} isRequired={!isOptional} />;
}
