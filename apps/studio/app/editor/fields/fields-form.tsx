import type { AnyFields, FieldGroup } from '@eyelet/blocks/fields.ts';
import type { MessageKey } from '@eyelet/messages/keys.ts';
import type { TSchema } from 'typebox';
import { useWords } from '../../words/words.ts';
import { MemberFields } from './field-control.tsx';
import { isShown, type Values } from './values.ts';

type FieldsFormProps = Readonly<{
  fields: AnyFields;
  schema: TSchema;
  value: Values;
  onChange: (value: Values) => void;
}>;

const groupLabels: Readonly<Record<FieldGroup, MessageKey>> = {
  content: 'studio.editor.group.content',
  media: 'studio.editor.group.media',
  products: 'studio.editor.group.products',
  look: 'studio.editor.group.look',
  layout: 'studio.editor.group.layout',
};

const groups = Object.keys(groupLabels) as readonly FieldGroup[];

/** A field for each member of a block or item, in groups, as its kind declares them. */
export function FieldsForm({ fields, schema, value, onChange }: FieldsFormProps) {
  const { t } = useWords();
  const shown = Object.entries(fields).filter(([, field]) => isShown(field, value));
  return groups.map((group) => {
    const own = shown.filter(([, field]) => (field.group ?? 'content') === group);
    if (own.length === 0) return undefined;
    return (
      <details key={group} className="field-group" open={group !== 'layout' && group !== 'look'}>
        <summary>{t(groupLabels[group])}</summary>
        <div className="stack">
          <MemberFields fields={Object.fromEntries(own)} schema={schema} value={value} onChange={onChange} />
        </div>
      </details>
    );
  });
}
