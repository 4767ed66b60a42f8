import type { ContentDocument } from '@eyelet/contracts/content/document.ts';

/** A document under another key: where one registers for the event that it is, one registers for the copy. */
export function copiedDocument(document: ContentDocument, from: string, to: string): ContentDocument {
  const sections = document.sections.map(({ name, blocks }) => ({
    name,
    blocks: blocks.map((block) =>
      'props' in block && block.type === 'event-sign-up' && block.props.eventId === from
        ? { ...block, props: { ...block.props, eventId: to } }
        : block,
    ),
  }));
  return { ...document, sections };
}
