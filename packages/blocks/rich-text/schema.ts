import { oneOf } from '@eyelet/contracts/kernel/nullable.ts';
import { type Static, Type } from 'typebox';
import { frameMembers, wordMembers } from '../shared/member-groups.ts';
import { strictObject } from '../strict-object.ts';

export const richTextLayouts = ['beside', 'below'] as const;

export const richTextSchema = strictObject({
  ...wordMembers,
  ...frameMembers,
  /** Larger words that lead into the text. */
  lead: Type.Optional(Type.String({ minLength: 1, maxLength: 400 })),
  /** Where the text stands: beside its title on wide screens, or below it. */
  layout: Type.Optional(oneOf(richTextLayouts)),
});

export type RichText = Static<typeof richTextSchema>;
