import type { ContentDocument, DocumentBlock, VariantText } from '@eyelet/contracts/content/document.ts';
import { placeOf, valueAt, withValueAt } from '@eyelet/domain/content/places.ts';
import { cleanBlock } from '../clean-block.ts';
import { cleanValue } from '../html/clean-value.ts';
import type { AnyItemKind } from './item-kind.ts';

type Props = ContentDocument['props'];

/**
 * A document that fits its shape with clean HTML: what HTML may not have is left out rather than refused, as authors paste from
 * everywhere. Texts of variants are cleaned in their places.
 */
export function cleanDocument(kind: AnyItemKind, document: ContentDocument): ContentDocument {
  const isNewest = document.version === kind.version;
  const cleanProps = (props: Props): Props => (isNewest ? (cleanValue(kind.schema, props) as Props) : props);
  const blocks = new Map(document.sections.flatMap((section) => section.blocks.map((block) => [block.id, block])));
  const cleanText = ([path, text]: [string, VariantText]): [string, VariantText] => {
    const owner = /^(?:props|blocks\.([A-Za-z0-9_-]+))/.exec(path);
    const block = owner?.[1] === undefined ? undefined : blocks.get(owner[1]);
    if (!owner || (owner[1] !== undefined && (!block || 'ref' in block))) return [path, text];
    const place = placeOf(path.slice(owner[0].length));
    const props = block && 'props' in block ? block.props : document.props;
    const whole = withValueAt(props, place, text.value) as Props;
    const clean = block && 'props' in block ? cleanBlock({ ...block, props: whole }).props : cleanProps(whole);
    return [path, { ...text, value: valueAt(clean, place) ?? text.value }];
  };
  return {
    ...document,
    props: cleanProps(document.props),
    sections: document.sections.map(({ name, blocks }) => ({ name, blocks: blocks.map(cleanPlaced) })),
    variants: Object.fromEntries(
      Object.entries(document.variants).map(([audience, { texts }]) => [
        audience,
        { texts: Object.fromEntries(Object.entries(texts).map(cleanText)) },
      ]),
    ),
  };
}

function cleanPlaced(block: DocumentBlock): DocumentBlock {
  return 'ref' in block ? block : { ...block, ...cleanBlock(block) };
}
