import type { BlockKind } from '../kind.ts';
import { frameFields } from '../shared-fields/frame-fields.ts';
import { wordFields } from '../shared-fields/word-fields.ts';
import { type VideoNeeds, videoNeeds } from './needs.ts';
import { type Video, videoSchema } from './schema.ts';
import { whyFilmIsMissing } from './sources.ts';

const poster = {
  kind: 'image',
  picture: 'scene-boots-at-evening',
  alt: 'Suede boots on a rock by the water.',
} as const;
const track = (kind: 'transcripts' | 'chapters', srclang: string, label: string) => ({
  ...{ kind, srclang, label },
  src: `/media/films/harbour.${srclang}.${kind}.vtt`,
});

export const videoBlock: BlockKind<Video, VideoNeeds> = {
  type: 'video',
  version: 1,
  schema: videoSchema,
  migrations: [],
  label: 'blocks.video',
  group: 'films',
  synonyms: 'blocks.synonyms.video',
  sketch: ['film'],
  whyEmpty: whyFilmIsMissing,
  needs: videoNeeds,
  fields: {
    ...wordFields,
    variant: {
      control: 'choice',
      label: 'blocks.field.video.variant',
      group: 'media',
      options: { youtube: 'blocks.video.youtube', player: 'blocks.video.player', hosted: 'blocks.video.hosted' },
    },
    youtubeId: { control: 'text', label: 'blocks.field.youtubeId', group: 'media' },
    video: { control: 'film', label: 'blocks.field.video', group: 'media' },
    cloudinaryAsset: {
      control: 'group',
      label: 'blocks.field.cloudinaryAsset',
      group: 'media',
      fields: {
        cloudName: { control: 'text', label: 'blocks.field.cloudName' },
        publicId: { control: 'text', label: 'blocks.field.publicId' },
      },
    },
    poster: { control: 'image', label: 'blocks.field.poster', group: 'media' },
    playerSettings: {
      control: 'group',
      label: 'blocks.field.playerSettings',
      group: 'media',
      fields: {
        autoplay: { control: 'switch', label: 'blocks.field.autoplay' },
        hideControls: { control: 'switch', label: 'blocks.field.hideControls' },
        loop: { control: 'switch', label: 'blocks.field.loop' },
        muted: { control: 'switch', label: 'blocks.field.muted' },
      },
    },
    tracks: {
      control: 'list',
      label: 'blocks.field.tracks',
      item: 'blocks.item.track',
      group: 'media',
      fields: {
        kind: {
          control: 'choice',
          label: 'blocks.field.variant',
          options: { transcripts: 'blocks.track.transcripts', chapters: 'blocks.track.chapters' },
        },
        src: { control: 'address', label: 'blocks.field.href' },
        label: { control: 'text', label: 'blocks.field.name' },
        srclang: { control: 'text', label: 'blocks.field.srclang' },
      },
    },
    seoTitle: { control: 'text', label: 'blocks.field.seoTitle' },
    seoDescription: { control: 'long-text', label: 'blocks.field.seoDescription' },
    ...frameFields,
  },
  examples: [
    {
      name: 'Hosted, with captions, transcript and chapters',
      props: {
        ...{ variant: 'hosted', title: 'A day on the slipway', poster },
        cloudinaryAsset: { cloudName: 'skerry', publicId: 'harbour' },
        tracks: [
          track('transcripts', 'en', 'English'),
          track('transcripts', 'de', 'Deutsch'),
          track('chapters', 'en', 'Chapters'),
        ],
        seoTitle: 'A day on the slipway at Skerry',
        seoDescription: 'Low water, granite and first light: where our shoes are tried.',
      },
    },
    {
      name: 'On YouTube, after a press',
      props: {
        ...{
          variant: 'youtube',
          title: 'How a sole is replaced',
          titleStyle: 'small',
          youtubeId: 'skerry-sole1',
          poster,
        },
        playerSettings: { loop: true, muted: true },
      },
    },
    {
      name: 'A player with every setting',
      props: {
        ...{ variant: 'player', video: 'harbour', poster, seoTitle: 'The harbour' },
        playerSettings: { autoplay: true, hideControls: true, loop: true, muted: true },
      },
    },
    { name: 'A player with its own controls', props: { variant: 'player', video: 'harbour', poster } },
  ],
};
