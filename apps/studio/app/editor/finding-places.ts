import { kindOf } from '@eyelet/blocks/kinds.ts';
import type { ContentFinding } from '@eyelet/contracts/content/check.ts';
import { placeOf } from '@eyelet/domain/content/places.ts';
import type { ComponentData } from '@puckeditor/core';
import { isPart } from './parts.ts';
import { innerOf } from './use-puck.ts';

/** What is found of blocks, and of blocks in blocks, by the names of their components. */
export function findingsByComponent(
  content: readonly ComponentData[],
  findings: readonly ContentFinding[],
): ReadonlyMap<string, readonly ContentFinding[]> {
  const placed = findings.flatMap((finding) => {
    const component = componentOfFinding(content, finding);
    return component ? [{ id: String(component.props.id), finding }] : [];
  });
  const grouped = Map.groupBy(placed, ({ id }) => id);
  return new Map([...grouped].map(([id, all]) => [id, all.map(({ finding }) => finding)]));
}

/** The innermost component that something is found in: a block, a block in a block, or a part of one; undefined when it is gone. */
export function componentOfFinding(
  content: readonly ComponentData[],
  { block, member }: Pick<ContentFinding, 'block' | 'member'>,
): ComponentData | undefined {
  const found = content.flatMap(innerOf).find(({ props }) => props.id === block);
  return found && componentIn(found, placeOf(member));
}

/** The innermost component on the way of a place in the properties; undefined when it is not there any more. */
function componentIn(component: ComponentData, place: readonly (string | number)[]): ComponentData | undefined {
  const [member, index, inEach, target] = place;
  if (member === 'props') return componentIn(component, place.slice(1));
  const holds = kindOf(component.type)?.holds;
  const within = innerOf(component);
  if (member !== undefined && member === holds?.member && index !== undefined) {
    const held = within.filter((one) => !isPart(one))[Number(index)];
    return held && componentIn(held, place.slice(2));
  }
  if (member === undefined || member !== holds?.parts?.member || index === undefined) return component;
  const part = within.filter(isPart)[Number(index)];
  if (!part || inEach !== holds.parts.inEach || target === undefined) return part;
  const held = innerOf(part)[Number(target)];
  return held && componentIn(held, place.slice(4));
}
