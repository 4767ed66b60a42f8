import type { AnyItemKind } from '@eyelet/blocks/items/item-kind.ts';
import { blockKinds, kindOf } from '@eyelet/blocks/kinds.ts';
import { withStart } from '@eyelet/blocks/starting-props.ts';
import type { Translate } from '@eyelet/messages/translate.ts';
import type { ComponentConfig, Config } from '@puckeditor/core';
import { type Head, inner, referenceType, sectionType, unknownType } from './data.ts';
import { FieldsForm } from './fields/fields-form.tsx';
import { HeadFields } from './fields/head-fields.tsx';
import { ItemChoice } from './fields/item-choice.tsx';
import { MarketsField } from './fields/markets-field.tsx';
import { SectionName } from './fields/section-name.tsx';

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
    const own = kind.holds ? withoutMember(kind.fields, kind.holds.member) : kind.fields;
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
        ...{ version: kind.version, values: kind.holds ? withoutMember(start, kind.holds.member) : start },
        ...(kind.holds ? { [inner]: [] } : {}),
      },
      render: nothing,
    };
    return [kind.type, config as ComponentConfig];
  });
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
    components: { ...Object.fromEntries(kinds), ...others },
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
            <FieldsForm fields={item.fields} schema={item.schema} {...props} />
          ),
        },
      },
      render: nothing,
    } as never,
  };
}

/** The types of blocks that an item, or a block, takes. */
export function typesIn(item: AnyItemKind, holder: string | undefined): readonly string[] {
  const { types = 'any' } = (holder === undefined ? undefined : kindOf(holder)?.holds) ?? {};
  const all = blockKinds.map(({ type }) => type);
  if (holder !== undefined) return types === 'any' ? all : types;
  return item.blockTypes ?? all;
}

function withoutMember<V>(values: Readonly<Record<string, V>>, member: string): Readonly<Record<string, V>> {
  return Object.fromEntries(Object.entries(values).filter(([name]) => name !== member));
}
