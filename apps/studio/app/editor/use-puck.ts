import { type ComponentData, createUsePuck, type PuckApi } from '@puckeditor/core';
import { inner, referenceType, topZone, zoneIn } from './data.ts';

/** The state of the editor; with a selector, so that a part renders only for what it shows. */
export const usePuck = createUsePuck();

export type Place = Readonly<{ index: number; zone: string }>;

export const innerOf = ({ props }: ComponentData) => (props[inner] ?? []) as readonly ComponentData[];

export function select({ dispatch }: Pick<PuckApi, 'dispatch'>, place: Place | null): void {
  dispatch({ type: 'setUi', ui: { itemSelector: place }, recordHistory: false });
}

/** A new name for a block, as documents have them. */
export function newBlockId(type: string): string {
  const letters = Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) => byte.toString(16).padStart(2, '0'));
  return `${type === referenceType ? 'ref' : type}-${letters.join('')}`;
}

/** The same component with what is in it under new names. */
export function renamed(component: ComponentData): ComponentData {
  const id = newBlockId(component.type);
  const held = innerOf(component);
  const within = held.length > 0 ? { [inner]: held.map(renamed) } : {};
  return { ...component, props: { ...component.props, ...within, id } };
}

/** Puts a component in its place, and chooses it. */
export function insert(puck: PuckApi, component: ComponentData, { index, zone }: Place): void {
  const id = component.props.id;
  const to = { destinationIndex: index, destinationZone: zone };
  puck.dispatch({ type: 'insert', componentType: component.type, ...to, id, recordHistory: false });
  puck.dispatch({ type: 'replace', ...to, data: component });
  select(puck, { index, zone });
}

/** The zones of the document from its top to its end, with the components in them. */
export function zonesOf(
  content: readonly ComponentData[],
): readonly Readonly<{ zone: string; items: readonly ComponentData[] }>[] {
  const within = (items: readonly ComponentData[]): ReturnType<typeof zonesOf> =>
    items.flatMap((one) => [{ zone: zoneIn(one.props.id), items: innerOf(one) }, ...within(innerOf(one))]);
  return [{ zone: topZone, items: content }, ...within(content)];
}
