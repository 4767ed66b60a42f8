import { expect, test } from 'vitest';
import { transformedAddress } from './transform-address.ts';

const host = 'https://assets.example.com';
const picture = `${host}/skerry/image/upload/v12/shoes/scar.jpg`;

test('[B9.01, B9.02, B9.03, B9.04, B9.05, B9.06] an address asks for twice the size, quality 50, sharpen 60, auto format, dpr 2.0', () => {
  expect(transformedAddress(picture, { width: 100, height: 50 }, host)).toBe(
    `${host}/skerry/image/upload/w_200,h_100,q_50,e_sharpen:60,f_auto,dpr_2.0/v12/shoes/scar.jpg`,
  );
  expect(transformedAddress(picture, { width: 100, sharpen: 20 }, host)).toBe(
    `${host}/skerry/image/upload/w_200,q_50,e_sharpen:20,f_auto,dpr_2.0/v12/shoes/scar.jpg`,
  );
  expect(transformedAddress('/media/upload/scene-home', { height: 50 })).toBe(
    '/media/upload/h_100,q_50,e_sharpen:60,f_auto,dpr_2.0/scene-home',
  );
});

test('[B8.19, B8.20] no address stays empty, and one that cannot be transformed comes back unchanged', () => {
  const size = { width: 100, height: 50 };
  for (const none of [undefined, null, '']) expect(transformedAddress(none, size, host)).toBe('');
  const elsewhere = 'https://other.example.com/image/upload/a.jpg';
  const asked = transformedAddress(picture, size, host);
  for (const same of [elsewhere, `${host}/fetch/a.jpg`, '//other.example.com/upload/a.jpg', asked]) {
    expect(transformedAddress(same, size, host)).toBe(same);
  }
  expect(transformedAddress(picture, size)).toBe(picture);
  expect(transformedAddress(picture, {}, host)).toBe(picture);
  expect(transformedAddress(picture, { width: 0, height: Number.NaN }, host)).toBe(picture);
  expect(transformedAddress(`${host}.evil.example/upload/a.jpg`, size, host)).toBe(`${host}.evil.example/upload/a.jpg`);
});
