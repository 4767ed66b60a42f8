import type { ContentFinding } from '@eyelet/contracts/content/check.ts';
import type { Translate } from '@eyelet/messages/translate.ts';
import { namedMarkets } from '../words/markets.ts';
import type { StudioLanguage } from '../words/words.ts';
import { ruleLabels } from './rule-labels.ts';

/** What a finding says; with the markets that it is of, where it is not of all. */
export function findingText(
  t: Translate,
  language: StudioLanguage,
  { rule, values }: Pick<ContentFinding, 'rule' | 'values'>,
): string {
  const text = t(ruleLabels[rule], values);
  if (values.markets === undefined) return text;
  const locales = String(values.markets).split(' ');
  const names = namedMarkets(language).flatMap(({ id, label }) => (locales.includes(id) ? [label] : []));
  return `${text} ${t('studio.check.onlyIn', { markets: new Intl.ListFormat(language).format(names) })}`;
}
