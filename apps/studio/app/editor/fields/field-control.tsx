import type { AnyField, AnyFields } from '@eyelet/blocks/fields.ts';
import { breakpoints } from '@eyelet/blocks/shared/breakpoints.ts';
import { breakpointNames } from '@eyelet/blocks/shared-fields/media-fields.ts';
import { isEmpty, isShown, type Values } from '@eyelet/blocks/shown-when.ts';
import { withStart } from '@eyelet/blocks/starting-props.ts';
import type { MessageKey } from '@eyelet/messages/keys.ts';
import type { TSchema } from 'typebox';
import { Checkbox } from '../../look/checkbox.tsx';
import { Select } from '../../look/select.tsx';
import { useWords } from '../../words/words.ts';
import { ColourField } from './colour-field.tsx';
import { Group } from './group.tsx';
import { ListField } from './list-field.tsx';
import { MediaField } from './media-field.tsx';
import { MediumField } from './medium-field.tsx';
import { MediumNameField } from './medium-name-field.tsx';
import { newOwnId } from './own-id.ts';
import { RichTextField } from './rich-text-field.tsx';
import { itemPart, type Part, partOf } from './shape.ts';
import { TargetField } from './target-field.tsx';
import { TextControl } from './text-control.tsx';

/** A field without the words around it. */
export type Control = AnyField extends infer F ? (F extends { control: string } ? Omit<F, 'label'> : never) : never;

type FieldControlProps = Readonly<{
  field: Control;
  label: MessageKey;
  help?: MessageKey | undefined;
  part: Part;
  value: unknown;
  onChange: (value: unknown) => void;
}>;

const linkFields: AnyFields = {
  label: { control: 'text', label: 'blocks.field.words' },
  href: { control: 'address', label: 'blocks.field.href', help: 'blocks.help.href' },
};

const timeZones = Intl.supportedValuesOf('timeZone').map((id) => ({ id, label: id.replaceAll('_', ' ') }));

/** What one that is added to a list begins with: the least that its schema wants, and a name of its own where it has one. */
function newEntry(fields: AnyFields, schema: TSchema, words: string): Values {
  const names = Object.entries(fields).filter(([, { control }]) => control === 'own-id');
  const own = names.map(([member]) => [member, newOwnId()]);
  return { ...withStart({ schema, examples: [] }, words), ...Object.fromEntries(own) };
}

const asText = (value: unknown) => (typeof value === 'string' ? value : '');
const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const asObject = (value: unknown) => (typeof value === 'object' && value ? value : {}) as Record<string, unknown>;

/** The control that edits a value, by what the field declares. */
export function FieldControl({ field, label, help, part, value, onChange }: FieldControlProps) {
  const { t } = useWords();
  const name = t(label);
  const hint = help === undefined ? undefined : t(help);
  switch (field.control) {
    case 'switch':
      return (
        <Checkbox
          label={name}
          hint={hint}
          isSelected={value === true}
          onChange={(on) => onChange(on || (part.isRequired ? false : undefined))}
        />
      );
    case 'number':
      return (
        <TextControl
          {...{ label: name, hint, part }}
          kind="number"
          value={value === undefined ? '' : String(value)}
          onChange={(text) => onChange(text === '' ? undefined : Number(text))}
        />
      );
    case 'choice': {
      const options = Object.entries(field.options).map(([id, one]) => ({ id, label: t(one) }));
      const none = part.isRequired ? [] : [{ id: '', label: t('studio.editor.asUsual') }];
      return (
        <Select
          label={name}
          value={asText(value)}
          options={[...none, ...options]}
          onChange={(chosen) => onChange(chosen === '' ? undefined : chosen)}
        />
      );
    }
    case 'choices': {
      const chosen = asList(value);
      return (
        <Group label={name} hint={hint}>
          {Object.entries(field.options).map(([id, one]) => (
            <Checkbox
              key={id}
              label={t(one)}
              isSelected={chosen.includes(id)}
              onChange={(on) => onChange(on ? [...chosen, id] : chosen.filter((other) => other !== id))}
            />
          ))}
        </Group>
      );
    }
    case 'colour':
      return <ColourField {...{ label: name, hint, part }} value={asText(value)} onChange={onChange} />;
    case 'inline-html':
    case 'rich-text':
      return (
        <RichTextField
          {...{ label: name, hint }}
          isInline={field.control === 'inline-html'}
          value={asText(value)}
          onChange={onChange}
        />
      );
    case 'texts':
    case 'references':
      return (
        <ListField {...{ label: name, hint, part, onChange }} item={name} value={asList(value)} empty={() => ''}>
          {(one, change, index) => {
            const props = { label: `${name} ${index + 1}`, part: itemPart(part.schema), value: asText(one) };
            return field.control === 'references' ? (
              <TargetField {...props} to={field.to} onChange={change} />
            ) : (
              <TextControl {...props} kind="text" onChange={change} />
            );
          }}
        </ListField>
      );
    case 'reference':
    case 'address':
      return (
        <TargetField
          {...{ label: name, hint, part }}
          {...(field.control === 'reference' ? { to: field.to } : {})}
          value={asText(value)}
          onChange={onChange}
        />
      );
    case 'list': {
      const own = itemPart(part.schema);
      const item = t(field.item);
      return (
        <ListField
          {...{ label: name, hint, item, part, onChange }}
          value={asList(value)}
          empty={() => newEntry(field.fields, own.schema, item)}
        >
          {(one, change) => (
            <MemberFields fields={field.fields} schema={own.schema} value={asObject(one)} onChange={change} />
          )}
        </ListField>
      );
    }
    case 'media-list':
      return (
        <ListField
          label={name}
          hint={hint}
          item={name}
          part={part}
          value={asList(value)}
          empty={() => ({})}
          onChange={onChange}
        >
          {(one, change) => <MediaField value={asObject(one)} onChange={change} />}
        </ListField>
      );
    case 'group': {
      const isAbsent = (values: Values) => !part.isRequired && Object.values(values).every(isEmpty);
      const values = asObject(value);
      return (
        <Group label={name} hint={hint}>
          <MemberFields
            fields={field.fields}
            schema={part.schema}
            value={values}
            isAbsent={isAbsent(values)}
            onChange={(next) => onChange(isAbsent(next) ? undefined : next)}
          />
        </Group>
      );
    }
    case 'link':
      return (
        <Group label={name} hint={hint}>
          <MemberFields fields={linkFields} schema={part.schema} value={asObject(value)} onChange={onChange} />
        </Group>
      );
    case 'media':
      return (
        <Group label={name} hint={hint}>
          <MediaField value={asObject(value)} onChange={onChange} />
        </Group>
      );
    case 'by-breakpoint':
      return (
        <Group label={name} hint={hint}>
          <ByBreakpoint value={asObject(value)} onChange={onChange} of={field.of as Control} part={part} />
        </Group>
      );
    case 'image':
      return <MediumField {...{ label: name, hint }} value={asObject(value)} onChange={onChange} />;
    case 'picture':
    case 'film':
      return (
        <MediumNameField
          {...{ label: name, part }}
          library={`${name}: ${t('studio.media.title')}`}
          kinds={field.control === 'film' ? ['film'] : ['picture', 'drawing']}
          value={asText(value)}
          onChange={onChange}
        />
      );
    case 'time-zone':
      return <Select label={name} value={asText(value)} options={timeZones} onChange={onChange} />;
    case 'own-id':
      return undefined;
    case 'blocks':
      return <p className="hint">{t('studio.editor.inOutline', { name })}</p>;
    default:
      return (
        <TextControl
          {...{ label: name, hint, part }}
          kind={field.control === 'long-text' ? 'long' : 'text'}
          value={asText(value)}
          onChange={onChange}
        />
      );
  }
}

type MemberFieldsProps = Readonly<{
  fields: AnyFields;
  schema: TSchema;
  value: Values;
  /** Whether the object need not be there and is not: then none of its members is asked for. */
  isAbsent?: boolean;
  onChange: (value: Values) => void;
}>;

/** The fields of an object, one below the other. An emptied member that need not be there is taken out. */
export function MemberFields({ fields, schema, value, isAbsent = false, onChange }: MemberFieldsProps) {
  return Object.entries(fields)
    .filter(([, field]) => isShown(field, value))
    .map(([member, field]) => {
      const own = partOf(schema, member);
      const part = isAbsent ? { ...own, isRequired: false } : own;
      return (
        <FieldControl
          key={member}
          field={field}
          label={field.label}
          help={field.help}
          part={part}
          value={value[member]}
          onChange={(next) => {
            const { [member]: _, ...others } = value;
            const isGone = next === undefined || (!part.isRequired && isEmpty(next));
            onChange(isGone ? others : { ...value, [member]: next });
          }}
        />
      );
    });
}

type ByBreakpointProps = Readonly<{
  of: Control;
  part: Part;
  value: Readonly<Record<string, unknown>>;
  onChange: (value: unknown) => void;
}>;

/** One control for each width of screen; one without a value is as the next smaller. */
function ByBreakpoint({ of, part, value, onChange }: ByBreakpointProps) {
  return breakpoints.map((at) => (
    <FieldControl
      key={at}
      field={of}
      label={breakpointNames[at]}
      part={{ ...partOf(part.schema, at), isRequired: false }}
      value={value[at]}
      onChange={(next) => {
        const { [at]: _, ...others } = value;
        onChange(next === undefined || isBare(next) ? others : { ...value, [at]: next });
      }}
    />
  ));
}

const isBare = (value: unknown) => typeof value === 'object' && value !== null && Object.keys(value).length === 0;
