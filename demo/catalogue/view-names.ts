import type { Silhouette } from './style.ts';

/** The four pictures of every colourway, by the camera of the studio that takes them. */
export const cameras = ['side', 'quarter', 'top', 'detail'] as const;

export type Camera = (typeof cameras)[number];

/** What a picture shows; the shop has a label for each. It is the last part of the picture's name. */
export type ViewName = Camera | 'front' | 'back' | 'rear' | 'raised' | 'tilted' | 'sole' | 'cover';

const flat = { side: 'front', top: 'back' } as const;
const fromBehind = { top: 'rear' } as const;

/** What cameras show if their name does not say it: a shirt is shown flat, and some shoes turned. */
const named: Readonly<Partial<Record<Silhouette, Readonly<Partial<Record<Camera, ViewName>>>>>> = {
  runner: fromBehind,
  chukka: fromBehind,
  'hiking-boot': fromBehind,
  'rubber-boot': fromBehind,
  'trail-shoe': { top: 'sole' },
  'shell-jacket': flat,
  smock: flat,
  knit: flat,
  tee: flat,
  trousers: flat,
  shorts: flat,
  cap: { top: 'back' },
  tote: { side: 'front', top: 'raised' },
  backpack: { side: 'front', top: 'back' },
  socks: { top: 'tilted' },
  guide: { side: 'cover', top: 'tilted' },
};

/** What a camera shows of a silhouette. */
export function viewName(silhouette: Silhouette, camera: Camera): ViewName {
  return named[silhouette]?.[camera] ?? camera;
}
