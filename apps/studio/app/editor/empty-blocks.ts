import { kindOf } from '@eyelet/blocks/kinds.ts';
import { type WhyEmpty, whyEmptyReasons } from '@eyelet/blocks/why-empty.ts';
import type { ContentFinding } from '@eyelet/contracts/content/check.ts';
import type { Translate } from '@eyelet/messages/translate.ts';
import type { ComponentData } from '@puckeditor/core';
import { componentOfFinding } from './finding-places.ts';

/** Advice by which shoppers do without a whole block. */
const whole: ReadonlySet<string> = new Set(
  (Object.keys(whyEmptyReasons) as WhyEmpty[])
    .filter((why) => whyEmptyReasons[why] === 'nothing')
    .map((why) => `empty.${why}`),
);

/** Whether shoppers see nothing of a block at all: in no market, and no part of it. */
export const showsNothing = ({ rule, values }: ContentFinding) => whole.has(rule) && values.markets === undefined;

/**
 * What is said of each block of a document, by its name; each reason once. A block of which nothing is said itself says it of those
 * in it, with the kind of each.
 */
export function reasonsByBlock(
  t: Translate,
  content: readonly ComponentData[],
  findings: readonly ContentFinding[],
  textOf: (finding: ContentFinding) => string,
): Readonly<Record<string, string>> {
  const textOfInner = (finding: ContentFinding) => {
    const inner = componentOfFinding(content, finding);
    const kind = inner && inner.props.id !== finding.block ? kindOf(inner.type) : undefined;
    return kind ? `${t(kind.label)}: ${textOf(finding)}` : textOf(finding);
  };
  const grouped = Map.groupBy(findings, ({ block }) => block ?? '');
  return Object.fromEntries(
    [...grouped].map(([id, all]) => {
      const own = all.filter(({ member }) => member === '');
      return [id, [...new Set(own.length > 0 ? own.map(textOf) : all.map(textOfInner))].join(' ')];
    }),
  );
}
