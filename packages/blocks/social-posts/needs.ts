import { type Need, outside } from '../needs.ts';

export type SocialPostsNeeds = Readonly<{ script: Need<'outside'> }>;

export function socialPostsNeeds(): SocialPostsNeeds {
  return { script: outside('socialPosts') };
}
