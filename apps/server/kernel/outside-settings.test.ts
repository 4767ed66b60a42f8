import { expect, test } from 'vitest';
import { readOutside } from './outside-settings.ts';

test('a sandbox has stand-ins of its own, a live shop the real services, or none [B2.2.62] [B2.2.49]', () => {
  for (const address of Object.values(readOutside({}, 'sandbox'))) expect(address).toMatch(/^\/dev\/stand-ins\//);
  expect(readOutside({}, 'live')).toEqual({
    youtube: 'https://www.youtube-nocookie.com/embed',
    assets: 'https://res.cloudinary.com',
    socialWall: undefined,
    socialPosts: undefined,
  });
});

test('addresses can be set up, and one that is none is named', () => {
  const script = 'https://social.example/wall.js?v=2';
  expect(readOutside({ SOCIAL_WALL_SCRIPT: script }, 'live')).toMatchObject({ socialWall: script });
  for (const wrong of ['http://social.example/', '/local.js', "https://social.example/; script-src 'x'"]) {
    expect(readOutside({ SOCIAL_POSTS_SCRIPT: wrong }, 'sandbox')).toMatchObject({
      problem: expect.stringContaining('SOCIAL_POSTS_SCRIPT is'),
    });
  }
});
