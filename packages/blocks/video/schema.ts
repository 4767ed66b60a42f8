import { oneOf } from '@eyelet/contracts/kernel/nullable.ts';
import { type Static, Type } from 'typebox';
import { pictureShape } from '../link-shape.ts';
import { frameMembers, wordMembers } from '../shared/member-groups.ts';
import { imageShape, playerSettingsShape } from '../shared/shape.ts';
import { strictObject } from '../strict-object.ts';

const trackShape = strictObject({
  /** Address of a WebVTT file: a path of the shop as it is, or https. */
  src: Type.String({ pattern: '^(/(?!/)|https://)[^\\s\\\\]*$', maxLength: 300 }),
  label: Type.String({ minLength: 1, maxLength: 60 }),
  srclang: Type.String({ pattern: '^[a-z]{2}(-[A-Za-z]{2})?$' }),
  kind: oneOf(['transcripts', 'chapters']),
});

/** A film with sound and words: on YouTube, in the library of the shop, or hosted elsewhere (B3.2.18). */
export const videoSchema = strictObject({
  ...wordMembers,
  ...frameMembers,
  variant: oneOf(['youtube', 'player', 'hosted']),
  youtubeId: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9_-]{6,20}$' })),
  /** Name of a film of the library. */
  video: Type.Optional(pictureShape),
  cloudinaryAsset: Type.Optional(
    strictObject({
      cloudName: Type.String({ pattern: '^[A-Za-z0-9_-]{1,60}$' }),
      publicId: Type.String({ pattern: '^[A-Za-z0-9_-]+(/[A-Za-z0-9_-]+)*$', maxLength: 200 }),
    }),
  ),
  poster: Type.Optional(imageShape),
  playerSettings: Type.Optional(playerSettingsShape),
  tracks: Type.Optional(Type.Array(trackShape, { maxItems: 20 })),
  seoTitle: Type.Optional(Type.String({ minLength: 1, maxLength: 120 })),
  seoDescription: Type.Optional(Type.String({ minLength: 1, maxLength: 400 })),
});

export type Video = Static<typeof videoSchema>;
export type Track = Static<typeof trackShape>;
