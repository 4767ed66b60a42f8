import { limitsOf } from '@eyelet/blocks/field-limits.ts';
import { partsIn, placesIn, withoutHeld } from '@eyelet/blocks/held-blocks.ts';
import { kindOf } from '@eyelet/blocks/kinds.ts';
import type { ContentDocument, DocumentBlock } from '@eyelet/contracts/content/document.ts';
import type { ContentBlock } from '@eyelet/contracts/content/page.ts';
import type { ComponentData, Data } from '@puckeditor/core';

/** Components of the editor that are not kinds of blocks. No type of block begins with this prefix. */
export const sectionType = 'editor-section';
export const referenceType = 'editor-reference';
export const unknownType = 'editor-unknown';
/** The component of a part of a block, such as a segment, which holds blocks of its own. */
export const partPrefix = 'editor-part-';

/** The zone of the sections, and those of the blocks in a section or a block. */
export const topZone = 'root:default-zone';
export const zoneIn = (id: string) => `${id}:${inner}`;

/** The slot of a component that has others in it. */
export const inner = 'inner';

export type Head = Omit<ContentDocument, 'props' | 'sections' | 'variants'>;

/** What is chosen when nothing else is: the properties of the item, and its translations. */
export type RootProps = Readonly<{
  values: ContentDocument['props'];
  head: Head;
  variants: ContentDocument['variants'];
}>;

/** A document in the shape in which the editor holds it, with everything in it, so that one history undoes all changes. */
export function editorData({ props, sections, variants, ...head }: ContentDocument): Data {
  const root: RootProps = { values: props, head, variants };
  return {
    root: { props: root as never },
    content: sections.map(({ name, blocks }) => ({
      type: sectionType,
      props: { id: `section|${name}`, name, [inner]: blocks.map(componentOf) },
    })),
  };
}

/** The document of what the editor holds. Texts of blocks that are gone are left out. */
export function documentOf({ root, content }: Data): ContentDocument {
  const { values, head, variants } = root.props as unknown as RootProps;
  const sections = content.map(({ props }) => ({
    name: String(props.name),
    blocks: ((props[inner] ?? []) as readonly ComponentData[]).map(blockOf),
  }));
  const ids = new Set(sections.flatMap(({ blocks }) => blocks.map(({ id }) => id)));
  const isThere = (path: string) => {
    const [, id] = /^blocks\.([A-Za-z0-9_-]+)/.exec(path) ?? [];
    return id === undefined || ids.has(id);
  };
  const kept = Object.entries(variants).map(([audience, { texts }]) => {
    const own = Object.entries(texts).filter(([path]) => isThere(path));
    return [audience, { texts: Object.fromEntries(own) }] as const;
  });
  return {
    ...head,
    props: values,
    sections,
    variants: Object.fromEntries(kept.filter(([, { texts }]) => Object.keys(texts).length > 0)),
  };
}

export function componentOf(block: DocumentBlock): ComponentData {
  const { id, onlyIn } = block;
  if ('ref' in block) return { type: referenceType, props: { id, onlyIn, ref: block.ref } };
  return withinComponent(block, id, onlyIn);
}

function withinComponent(block: ContentBlock, id: string, onlyIn?: readonly string[]): ComponentData {
  const kind = kindOf(block.type);
  if (!kind) return { type: unknownType, props: { id, onlyIn, block } };
  const held = placesIn(kind, block.props).map((one, index) => ({ ...one, component: `${id}|${index}` }));
  const within = (part: number | undefined) =>
    held.filter((one) => one.part === part).map((one) => withinComponent(one.block, one.component));
  const { [kind.holds?.parts?.member ?? '']: _, ...values } = withoutHeld(kind, block.props);
  const parts = partsIn(kind, withoutHeld(kind, block.props)).map((own, part) => ({
    type: partPrefix + block.type,
    props: { id: `${id}|part-${part}`, values: own, [inner]: within(part) },
  }));
  return {
    type: block.type,
    props: {
      ...{ id, onlyIn, version: block.version, values },
      // What stands in no part is for everybody else, and comes after the parts.
      ...(kind.holds ? { [inner]: [...parts, ...within(undefined)] } : {}),
    },
  };
}

export function blockOf(component: ComponentData): DocumentBlock {
  const { id, onlyIn, ref } = component.props;
  const only = Array.isArray(onlyIn) && onlyIn.length > 0 ? { onlyIn } : {};
  if (component.type === referenceType) return { id, ref: String(ref), ...only };
  return { id, ...storedBlock(component), ...only };
}

function storedBlock({ type, props }: ComponentData): ContentBlock {
  if (type === unknownType) {
    const { type: stored, version, props: own } = props.block as ContentBlock;
    return { type: stored, version, props: own };
  }
  const kind = kindOf(type);
  const within = (props[inner] ?? []) as readonly ComponentData[];
  const held = within.filter((one) => !isPart(one)).map(storedBlock);
  const values = props.values as ContentBlock['props'];
  const member = kind?.holds?.member;
  const isThere = held.length > 0 || (kind && member && limitsOf(kind.schema, member).required);
  const parts = kind?.holds?.parts;
  const inParts = parts ? { [parts.member]: within.filter(isPart).map((one) => storedPart(one, parts.inEach)) } : {};
  const whole = kind && member && isThere ? { ...values, [member]: held } : values;
  return { type, version: Number(props.version), props: { ...whole, ...inParts } };
}

const isPart = ({ type }: ComponentData) => type.startsWith(partPrefix);

function storedPart({ props }: ComponentData, inEach: string): Record<string, unknown> {
  const held = ((props[inner] ?? []) as readonly ComponentData[]).map(storedBlock);
  return { ...(props.values as Record<string, unknown>), [inEach]: held };
}
