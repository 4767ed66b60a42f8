import { kindOf } from '@eyelet/blocks/kinds.ts';
import type { ContentFinding } from '@eyelet/contracts/content/check.ts';
import { placeOf } from '@eyelet/domain/content/places.ts';
import type { ComponentData } from '@puckeditor/core';
import { isPart } from './parts.ts';
import { innerOf } from './use-puck.ts';

/** Advice on blocks that show something all the same. */
const partly: ReadonlySet<string> = new Set(['empty.over', 'empty.segment']);

/** Whether shoppers see nothing of a block at all: in no market, and no part of it. */
export const showsNothing = ({ rule, values }: ContentFinding) => !partly.has(rule) && values.markets === undefined;

/** What is found of blocks, and of blocks in blocks, by the names of their components. */
export function findingsByComponent(
  content: readonly ComponentData[],
  findings: readonly ContentFinding[],
): ReadonlyMap<string, readonly ContentFinding[]> {
  const blocks = content.flatMap(innerOf);
  const placed = findings.flatMap((finding) => {
    const block = blocks.find(({ props }) => props.id === finding.block);
    const component = block && componentIn(block, placeOf(finding.member));
    return component ? [{ id: String(component.props.id), finding }] : [];
  });
  const grouped = Map.groupBy(placed, ({ id }) => id);
  return new Map([...grouped].map(([id, all]) => [id, all.map(({ finding }) => finding)]));
}

/** What is said of each block of a document and of the blocks in it, by their names; each reason once. */
export function reasonsByBlock(
  findings: readonly ContentFinding[],
  textOf: (finding: ContentFinding) => string,
): Readonly<Record<string, string>> {
  const grouped = Map.groupBy(findings, ({ block }) => block ?? '');
  return Object.fromEntries([...grouped].map(([id, all]) => [id, [...new Set(all.map(textOf))].join(' ')]));
}

/** The component of a block in a block, by its place in the properties; undefined when it is not there any more. */
function componentIn(component: ComponentData, place: readonly (string | number)[]): ComponentData | undefined {
  const [member, index, ...rest] = place;
  if (member === undefined) return component;
  if (member === 'props') return componentIn(component, place.slice(1));
  const parts = kindOf(component.type)?.holds?.parts;
  const within = innerOf(component);
  if (member !== parts?.member) {
    const held = within.filter((one) => !isPart(one))[Number(index)];
    return held && componentIn(held, rest);
  }
  const part = within.filter(isPart)[Number(index)];
  const held = part && innerOf(part)[Number(rest[1])];
  return held && componentIn(held, rest.slice(2));
}
