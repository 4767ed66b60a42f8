import type { BlockKind } from '../kind.ts';
import { whyNoService } from '../shared/why-no-service.ts';
import { frameFields } from '../shared-fields/frame-fields.ts';
import { wordFields } from '../shared-fields/word-fields.ts';
import { type SocialWallNeeds, socialWallNeeds } from './needs.ts';
import { type SocialWall, socialWallSchema } from './schema.ts';

export const socialWallBlock: BlockKind<SocialWall, SocialWallNeeds> = {
  type: 'social-wall',
  version: 1,
  schema: socialWallSchema,
  migrations: [],
  label: 'blocks.social-wall',
  group: 'films',
  synonyms: 'blocks.synonyms.social-wall',
  sketch: ['wall'],
  whyEmpty: whyNoService,
  needs: socialWallNeeds,
  fields: {
    ...wordFields,
    containerId: { control: 'text', label: 'blocks.field.containerId', help: 'blocks.help.containerId' },
    filter: { control: 'text', label: 'blocks.field.filter', help: 'blocks.help.filter' },
    ...frameFields,
  },
  examples: [
    {
      name: 'Posts of one filter',
      props: { title: 'Seen on the coast', containerId: 'wall-coast', filter: 'harbour' },
    },
    { name: 'All posts', props: { title: 'All of it', titleStyle: 'small', containerId: 'wall-all' } },
  ],
};
