import type { AnyFields, FieldGroup } from '@eyelet/blocks/fields.ts';
import { isShown, type Values } from '@eyelet/blocks/shown-when.ts';
import type { MessageKey } from '@eyelet/messages/keys.ts';
import { type ReactNode, useState } from 'react';
import type { TSchema } from 'typebox';
import { useWords } from '../../words/words.ts';
import { MemberFields } from './field-control.tsx';

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
      <Group key={group} label={t(groupLabels[group])} isOpenAtFirst={group !== 'layout' && group !== 'look'}>
        <MemberFields fields={Object.fromEntries(own)} schema={schema} value={value} onChange={onChange} />
      </Group>
    );
  });
}

type GroupProps = Readonly<{ label: string; isOpenAtFirst: boolean; children: ReactNode }>;

/** Fields that are there once their group has been opened: most never are, and each key would render them again. */
function Group({ label, isOpenAtFirst, children }: GroupProps) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  return (
    <details className="field-group" open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{label}</summary>
      {isOpen ? <div className="stack">{children}</div> : undefined}
    </details>
  );
}
