import { Button, type ButtonTone } from '@eyelet/ui/actions/button.tsx';
import { useLocale } from '../shop/locale.ts';
import { handoverFields, handoverPath } from './fields.ts';

/** Makes a code of the visitor's cart; an earlier one ends. */
export function GiveForm({ label, tone = 'primary' }: Readonly<{ label: string; tone?: ButtonTone }>) {
  const { path } = useLocale();
  return (
    <form method="post" action={`/${path}${handoverPath}`}>
      <Button type="submit" tone={tone} name={handoverFields.give} value="1">
        {label}
      </Button>
    </form>
  );
}
