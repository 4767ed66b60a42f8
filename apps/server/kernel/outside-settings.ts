/** Outside services that content refers to, by URL; content that needs an undefined one is not shown (B2.2.62). */
export type OutsideServices = Readonly<{
  /** Address of the player of YouTube that sets no cookies, to which the id of a video is added. */
  youtube: string;
  /** URL of hosted films, to which account and name are added. */
  assets: string;
  /** Script of the wall of posts, which finds its container by id. */
  socialWall: string | undefined;
  /** Script of the posts about a product. */
  socialPosts: string | undefined;
}>;

type Environment = Readonly<Record<string, string | undefined>>;

/** Path of a sandbox's own stand-ins, so that it calls nothing outside. */
export const standIns = '/dev/stand-ins';

/** Reads YOUTUBE_EMBED, VIDEO_ASSETS, SOCIAL_WALL_SCRIPT and SOCIAL_POSTS_SCRIPT; a problem is a sentence for operators. */
export function readOutside(
  env: Environment,
  stage: 'sandbox' | 'live',
): OutsideServices | Readonly<{ problem: string }> {
  const names = ['YOUTUBE_EMBED', 'VIDEO_ASSETS', 'SOCIAL_WALL_SCRIPT', 'SOCIAL_POSTS_SCRIPT'] as const;
  const wrong = names.find((name) => env[name] && !isAddress(env[name]));
  if (wrong) return { problem: `${wrong} is "${env[wrong]}". Write a URL that begins with https://, or leave it out.` };
  const live = stage === 'live';
  return {
    youtube: env.YOUTUBE_EMBED || (live ? 'https://www.youtube-nocookie.com/embed' : `${standIns}/youtube/embed`),
    assets: env.VIDEO_ASSETS || (live ? 'https://res.cloudinary.com' : `${standIns}/assets`),
    socialWall: env.SOCIAL_WALL_SCRIPT || (live ? undefined : `${standIns}/social-wall.js`),
    socialPosts: env.SOCIAL_POSTS_SCRIPT || (live ? undefined : `${standIns}/social-posts.js`),
  };
}

function isAddress(value = ''): boolean {
  return /^https:\/\/[^\s;,'"]+$/.test(value) && URL.canParse(value);
}
