import type { BlockKind } from '../kind.ts';
import { introMembers } from '../shared/members.ts';
import { pickFields } from '../shared-fields/pick-fields.ts';
import { slideFields } from '../shared-fields/slide-fields.ts';
import { collectionExamples } from './examples.ts';
import { productFields, textLinkField } from './fields.ts';
import { collectionMigrations } from './migrations.ts';
import { type CollectionNeeds, collectionNeeds } from './needs.ts';
import { type Collection, collectionSchema } from './schema.ts';
import { whyCollectionIsEmpty } from './why-empty.ts';

export const collectionBlock: BlockKind<Collection, CollectionNeeds> = {
  type: 'collection',
  version: 2,
  schema: collectionSchema,
  migrations: collectionMigrations,
  label: 'blocks.collection',
  group: 'products',
  synonyms: 'blocks.synonyms.collection',
  sketch: ['title', 'products'],
  whyEmpty: whyCollectionIsEmpty,
  needs: collectionNeeds,
  holds: { member: 'items', types: ['linked-card', 'multi-link-card', 'category-card'] },
  fields: {
    ...pickFields(introMembers),
    ...slideFields,
    textLink: textLinkField,
    items: { control: 'blocks', label: 'blocks.field.items', item: 'blocks.item.block' },
    ...productFields,
  },
  examples: collectionExamples,
};
