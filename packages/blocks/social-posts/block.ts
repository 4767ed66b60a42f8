import type { BlockKind } from '../kind.ts';
import { whyNoService } from '../shared/why-no-service.ts';
import { frameFields } from '../shared-fields/frame-fields.ts';
import { wordFields } from '../shared-fields/word-fields.ts';
import { type SocialPostsNeeds, socialPostsNeeds } from './needs.ts';
import { type SocialPosts, socialPostsSchema } from './schema.ts';

export const socialPostsBlock: BlockKind<SocialPosts, SocialPostsNeeds> = {
  type: 'social-posts',
  version: 1,
  schema: socialPostsSchema,
  migrations: [],
  label: 'blocks.social-posts',
  group: 'films',
  synonyms: 'blocks.synonyms.social-posts',
  sketch: ['title', 'posts'],
  whyEmpty: whyNoService,
  needs: socialPostsNeeds,
  fields: {
    ...wordFields,
    productTag: { control: 'text', label: 'blocks.field.productTag', help: 'blocks.help.productTag' },
    ...frameFields,
  },
  examples: [
    {
      name: 'Of one style',
      props: { title: 'Worn, wet, mended', subtitle: 'Pictures of those who wear them.', productTag: 'SKTERN01' },
    },
  ],
};
