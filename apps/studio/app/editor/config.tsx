import type { AnyFields } from '@eyelet/blocks/fields.ts';
import type { AnyItemKind } from '@eyelet/blocks/items/item-kind.ts';
import type { AnyBlockKind } from '@eyelet/blocks/kind.ts';
import { blockKinds, kindOf } from '@eyelet/blocks/kinds.ts';
import { offeredFields } from '@eyelet/blocks/offered-fields.ts';
import { withStart } from '@eyelet/blocks/starting-props.ts';
import type { Translate } from '@eyelet/messages/translate.ts';
import type { ComponentConfig, Config } from '@puckeditor/core';
import { type Head, inner, partPrefix, referenceType, sectionType, unknownType } from './data.ts';
import { FieldsForm } from './fields/fields-form.tsx';
import { HeadFields } from './fields/head-fields.tsx';
import { ItemChoice } from './fields/item-choice.tsx';
import { MarketsField } from './fields/markets-field.tsx';
import { SectionName } from './fields/section-name.tsx';
import { itemPart, partOf } from './fields/shape.ts';

type Values = Readonly<Record<string, unknown>>;

/** The preview in the frame renders the blocks; Puck itself renders nothing. */
const nothing = () => <div />;

const onlyIn = { type: 'custom', render: MarketsField } as const;

/**
 * What Puck knows of: each kind of block by its schema and its fields, so that a new kind needs nothing here, and what else stands
 * in a document.
 */
export function editorConfig(t: Translate, item: AnyItemKind): Config {
  const kinds = blockKinds.map((kind): readonly [string, ComponentConfig] => {
    const own = withoutHolding(kind, offeredFields(kind));
    const allowed = kind.holds && kind.holds.types !== 'any' ? { allow: [...kind.holds.types] } : {};
    const values = {
      type: 'custom',
      render: (props: { value: Values; onChange: (value: Values) => void }) => (
        <FieldsForm fields={own} schema={kind.schema} {...props} />
      ),
    } as const;
    const start = withStart(kind, t(kind.label));
    const config = {
      label: t(kind.label),
      fields: { values, onlyIn, ...(kind.holds ? { [inner]: { type: 'slot', ...allowed } } : {}) },
      defaultProps: {
        ...{ version: kind.version, values: withoutHolding(kind, start) },
        ...(kind.holds ? { [inner]: [] } : {}),
      },
      render: nothing,
    };
    return [kind.type, config as ComponentConfig];
  });
  const offered = offeredFields(item);
  const parts = blockKinds.flatMap((kind) => partConfig(t, kind));
  const others: Readonly<Record<string, ComponentConfig>> = {
    [sectionType]: {
      label: t('blocks.kind.section'),
      fields: { name: { type: 'custom', render: SectionName }, [inner]: { type: 'slot' } },
      defaultProps: { name: 'main', [inner]: [] },
      render: nothing,
    },
    [referenceType]: {
      label: t('studio.editor.reference'),
      fields: { ref: { type: 'custom', render: ItemChoice }, onlyIn },
      defaultProps: { ref: '' },
      render: nothing,
    },
    [unknownType]: { label: t('studio.editor.unknown'), fields: {}, render: nothing },
  };
  return {
    components: { ...Object.fromEntries([...kinds, ...parts]), ...others },
    root: {
      label: t(item.label),
      fields: {
        head: {
          type: 'custom',
          render: (props: { value: Head; onChange: (value: Head) => void }) => (
            <HeadFields layouts={item.layouts ?? {}} {...props} />
          ),
        },
        values: {
          type: 'custom',
          render: (props: { value: Values; onChange: (value: Values) => void }) => (
            <FieldsForm fields={offered} schema={item.schema} {...props} />
          ),
        },
      },
      render: nothing,
    } as never,
  };
}

/** The part of a block that holds blocks of its own, as a component in it. */
function partConfig(t: Translate, kind: AnyBlockKind): readonly (readonly [string, ComponentConfig])[] {
  const parts = kind.holds?.parts;
  const list = parts && kind.fields[parts.member];
  if (!parts || list?.control !== 'list') return [];
  const fields = withoutMember(list.fields, parts.inEach) as AnyFields;
  const { schema } = itemPart(partOf(kind.schema, parts.member).schema);
  const example = (kind.examples[0]?.props ?? {}) as Values;
  const examples = ((example[parts.member] ?? []) as readonly object[]).map((props) => ({ props }));
  const start = withoutMember(withStart({ schema, examples }, t(parts.label)), parts.inEach);
  const values = {
    type: 'custom',
    render: (props: { value: Values; onChange: (value: Values) => void }) => (
      <FieldsForm fields={fields} schema={schema} {...props} />
    ),
  } as const;
  const config = {
    label: t(parts.label),
    fields: { values, [inner]: { type: 'slot' } },
    defaultProps: { values: start, [inner]: [] },
    render: nothing,
  };
  return [[partPrefix + kind.type, config as ComponentConfig]];
}

/** The types of blocks that an item, a block or a part of a block takes. */
export function typesIn(item: AnyItemKind, holder: string | undefined): readonly string[] {
  const isPart = holder?.startsWith(partPrefix);
  const { types = 'any', parts } =
    (holder === undefined ? undefined : kindOf(isPart ? holder.slice(partPrefix.length) : holder)?.holds) ?? {};
  const all = blockKinds.map(({ type }) => type);
  if (holder === undefined) return item.blockTypes ?? all;
  return [...(parts && !isPart ? [partPrefix + holder] : []), ...(types === 'any' ? all : types)];
}

/** Without what stands in the outline in place of the form: the blocks that a block holds, and its parts. */
function withoutHolding<V>({ holds }: AnyBlockKind, values: Readonly<Record<string, V>>): Readonly<Record<string, V>> {
  if (!holds) return values;
  const own = withoutMember(values, holds.member);
  return holds.parts ? withoutMember(own, holds.parts.member) : own;
}

function withoutMember<V>(values: Readonly<Record<string, V>>, member: string): Readonly<Record<string, V>> {
  return Object.fromEntries(Object.entries(values).filter(([name]) => name !== member));
}
