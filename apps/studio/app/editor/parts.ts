import { kindOf } from '@eyelet/blocks/kinds.ts';
import type { ComponentData, PuckApi } from '@puckeditor/core';
import { partPrefix } from './data.ts';
import { innerOf } from './use-puck.ts';

export const isPart = ({ type }: Pick<ComponentData, 'type'>) => type.startsWith(partPrefix);

export const hasParts = ({ type }: Pick<ComponentData, 'type'>) => kindOf(type)?.holds?.parts !== undefined;

/**
 * For whom a component is shown: the id of the part that it is or stands in; null in a block with parts, but in none of them;
 * undefined elsewhere.
 */
export function partAround(
  puck: Pick<PuckApi, 'getParentById'>,
  component: ComponentData | null | undefined,
): string | null | undefined {
  if (!component) return undefined;
  if (isPart(component)) {
    const { id, variantId } = component.props.values as Readonly<Record<string, unknown>>;
    return String(id ?? variantId ?? '');
  }
  const parent = puck.getParentById(component.props.id);
  if (!parent || parent.props.id === component.props.id) return undefined;
  return !isPart(parent) && hasParts(parent) ? null : partAround(puck, parent as ComponentData);
}

/** Where in a block a component may stand: its parts come first, then what is for everybody else. */
export function within(
  holder: ComponentData | undefined,
  component: Pick<ComponentData, 'type'>,
  index: number,
): number {
  if (!holder || !hasParts(holder)) return index;
  const parts = innerOf(holder).filter(isPart).length;
  return isPart(component) ? Math.min(index, parts) : Math.max(index, parts);
}
