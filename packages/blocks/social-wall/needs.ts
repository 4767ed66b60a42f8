import { type Need, outside } from '../needs.ts';

export type SocialWallNeeds = Readonly<{ script: Need<'outside'> }>;

export function socialWallNeeds(): SocialWallNeeds {
  return { script: outside('socialWall') };
}
