import type { BlockKind } from '../kind.ts';
import { frameFields } from '../shared-fields/frame-fields.ts';
import { wordFields } from '../shared-fields/word-fields.ts';
import { fromSections } from './from-sections.ts';
import { type RichText, richTextSchema } from './schema.ts';

export const richTextBlock: BlockKind<RichText> = {
  type: 'rich-text',
  version: 2,
  still: () => true,
  schema: richTextSchema,
  migrations: [fromSections],
  label: 'blocks.rich-text',
  group: 'stories',
  synonyms: 'blocks.synonyms.rich-text',
  sketch: ['title', 'text', 'text'],
  fields: {
    ...wordFields,
    lead: { control: 'long-text', label: 'blocks.field.lead' },
    layout: {
      control: 'choice',
      label: 'blocks.field.textPlace',
      group: 'layout',
      options: { beside: 'blocks.textPlace.beside', below: 'blocks.textPlace.below' },
    },
    ...frameFields,
  },
  examples: [
    {
      name: 'Beside its title, with headings, lists, a table and links',
      props: {
        title: 'Care',
        titleStyle: 'large',
        lead: 'Salt is the enemy of leather. Fresh water is its friend.',
        richText:
          '<p>Rinse, <strong>stuff with paper</strong>, wait. <a href="/help-returns">Send it to us</a> when a seam opens.</p>' +
          '<h2>After rain</h2><ul><li>Loosen the laces.</li><li>Fill with paper:<ul><li>newsprint for canvas,</li>' +
          '<li>plain paper for suede.</li></ul></li><li>Keep away from the stove.</li></ul>' +
          '<h3>In this order</h3><ol><li>Brush.</li><li>Wax, thinly.</li><li>Brush again.</li></ol>' +
          '<blockquote>There is no bad weather. <span lang="nb">Bare dårlige klær.</span></blockquote>' +
          '<table><caption>How often</caption><thead><tr><th scope="col">Material</th><th scope="col">Wax</th></tr></thead>' +
          '<tbody><tr><td>Leather</td><td>Four times a year</td></tr><tr><td>Canvas</td><td>Once</td></tr></tbody></table>',
        targets: [{ url: '/c/shoes-1000', text: 'Shoes', style: 'secondary' }],
      },
    },
    {
      name: 'Below its title, in the middle, on a ground',
      props: {
        overline: 'Since 2011',
        titleHtml: 'Mended <em>here</em>',
        title: 'Mended here',
        subtitle: 'By four people and a dog.',
        richText: '<p>Eleven thousand soles so far.</p>',
        layout: 'below',
        alignment: { sm: { horizontal: 'left' }, md: { horizontal: 'center' } },
        backdrop: 'ink',
        titleColor: 'foam',
        subtitleColor: 'foam',
        richTextColor: 'foam',
        targets: [{ url: '/about', text: 'About us', style: 'light' }],
        richTextBelowTargets: true,
      },
    },
    { name: 'Running text alone', props: { richText: '<p>We reply within a working day.</p>' } },
    {
      name: 'What may not stand in it is left out',
      props: {
        richText:
          '<p onclick="ranByAuthor = 1" style="color: red" id="content">These words <b>stay</b>.</p>' +
          '<script>ranByAuthor = 1</script><img src="x" onerror="ranByAuthor = 1">',
      },
    },
  ],
};
