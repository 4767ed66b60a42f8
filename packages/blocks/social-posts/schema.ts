import { type Static, Type } from 'typebox';
import { frameMembers, wordMembers } from '../shared/member-groups.ts';
import { strictObject } from '../strict-object.ts';

export const socialPostsSchema = strictObject({
  ...wordMembers,
  ...frameMembers,
  /** What the posts are about where the page is about no product; on a product's page it is its style. */
  productTag: Type.Optional(Type.String({ minLength: 1, maxLength: 60 })),
});

export type SocialPosts = Static<typeof socialPostsSchema>;
