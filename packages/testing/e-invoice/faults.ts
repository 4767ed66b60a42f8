import { codeFaults } from './codes.ts';
import { figuresOf } from './figures.ts';
import { readXml } from './read-xml.ts';
import { rules } from './rules.ts';
import { structureFaults } from './structure.ts';

/**
 * What is wrong with a Cross Industry Invoice of the profile EN 16931: faults of its structure in words, and the ids of the rules that it
 * breaks. Empty for one that is right. Throws on what is no well-formed XML. It knows what papers of a shop say, and not all of the standard.
 */
export function eInvoiceFaults(xml: string): string[] {
  const invoice = readXml(xml);
  if (invoice.name !== 'rsm:CrossIndustryInvoice') return [`${invoice.name} is no invoice`];
  const figures = figuresOf(invoice);
  const broken = rules.flatMap(([id, , holds]) => (holds(figures) ? [] : [id]));
  return [...structureFaults(invoice), ...codeFaults(invoice), ...broken];
}
