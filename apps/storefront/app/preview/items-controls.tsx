import { contentKinds } from '@eyelet/contracts/content/kinds.ts';
import { previewLimits } from '@eyelet/contracts/preview/list-items.ts';
import { Button } from '@eyelet/ui/actions/button.tsx';
import { Select } from '@eyelet/ui/fields/select.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { Form } from 'react-router';

export type ItemsControlsProps = Readonly<{
  chosen: Readonly<{ docType: string | undefined; layoutVariant: string; limit: string }>;
  layouts: readonly string[];
  /** Whether the form was posted without a type. */
  missing: boolean;
}>;

const optionsOf = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

/** The filters of the list. Sending the form leads to its first page and keeps the choices (B2.1.33, B2.1.34). */
export function ItemsControls({ chosen, layouts, missing }: ItemsControlsProps) {
  const say = useSay();
  return (
    <Form
      noValidate
      className="mt-8 grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-[repeat(3,minmax(0,14rem))_auto]"
    >
      <Select
        label={say('preview.items.docType')}
        name="docType"
        required
        defaultValue={chosen.docType ?? ''}
        options={optionsOf(contentKinds)}
        placeholder="–"
        {...(missing ? { error: say('preview.items.docTypeRequired') } : {})}
      />
      <Select
        label={say('preview.items.layoutVariant')}
        name="layoutVariant"
        key={layouts.join()}
        defaultValue={chosen.layoutVariant}
        options={optionsOf(layouts)}
        placeholder={say('preview.items.anyLayout')}
      />
      <Select
        label={say('preview.items.limit')}
        name="limit"
        defaultValue={chosen.limit}
        options={optionsOf(previewLimits)}
      />
      <Button type="submit" className="sm:mt-6.5 sm:justify-self-start">
        {say('preview.show')}
      </Button>
    </Form>
  );
}
