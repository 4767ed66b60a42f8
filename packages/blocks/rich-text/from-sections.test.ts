import { expect, test } from 'vitest';
import { inNewestVersion } from '../migrate.ts';

test('sections of plain texts become HTML that says the same [B2.2.27]', () => {
  const props = {
    title: 'Care',
    lead: 'Salt.',
    sections: [
      { heading: 'After rain', paragraphs: ['Dry & warm, not < hot.'], points: ['Loosen.', 'Fill.'] },
      { paragraphs: ['<b>As it is</b>'] },
    ],
  };
  expect(inNewestVersion({ type: 'rich-text', version: 1, props })).toEqual({
    type: 'rich-text',
    version: 2,
    props: {
      title: 'Care',
      lead: 'Salt.',
      richText:
        '<h2>After rain</h2><p>Dry &amp; warm, not &lt; hot.</p><ul><li>Loosen.</li><li>Fill.</li></ul>' +
        '<p>&lt;b&gt;As it is&lt;/b&gt;</p>',
    },
  });
  expect(inNewestVersion({ type: 'rich-text', version: 1, props: { sections: [] } }).props).toEqual({});
});
