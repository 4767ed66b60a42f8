import { buffer } from 'node:stream/consumers';
import { crc32, deflateSync } from 'node:zlib';
import { mediumLimits } from '@eyelet/contracts/media/medium.ts';
import { htmlVectors } from '@eyelet/testing/html-vectors.ts';
import { filmFile, paintedPicture, upload } from '@eyelet/testing/media-files.ts';
import { detailOf, newStaff, type TestStaff } from '@eyelet/testing/staff.ts';
import { type RunningShop, startShop } from '@eyelet/testing/start-shop.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';

let running: RunningShop;
let author: TestStaff;

beforeAll(async () => {
  running = await startShop();
  author = await newStaff(running, { roles: ['author'] });
});
afterAll(() => running.close());

async function problemOf(fileName: string, content: Buffer | string): Promise<unknown> {
  const { errorId, details } = await detailOf(upload(author, fileName, content));
  expect(errorId).toBe('STF452');
  return details?.problem;
}

/** The stored file of an upload. */
async function keptOf(fileName: string, content: Buffer | string): Promise<string> {
  const { medium } = await upload(author, fileName, content);
  const row = running.shop.library.find(medium.name);
  const file = await running.shop.mediaStorage.read(`${row?.hash}.${row?.extension}`);
  if (!file) throw new Error('the file is not stored');
  return (await buffer(file.content)).toString('utf8');
}

function pngChunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

/** A PNG that claims a size, with the pixels of a few rows of zeros: kilobytes that would become gigabytes. */
function pngOf(width: number, height: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 6, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const data = deflateSync(Buffer.alloc(4_000_000));
  return Buffer.concat([signature, pngChunk('IHDR', head), pngChunk('IDAT', data), pngChunk('IEND', Buffer.alloc(0))]);
}

const zip = Buffer.concat([
  Buffer.from('PK\x03\x04', 'latin1'),
  Buffer.alloc(60),
  Buffer.from('PK\x05\x06', 'latin1'),
  Buffer.alloc(18),
]);
const page = '<!doctype html><script>alert(1)</script>';

test.each([
  ['a page called picture.png', 'picture.png', Buffer.from(page)],
  ['a program called picture.jpg', 'picture.jpg', Buffer.from('MZ\x90\0'.padEnd(5000, '\0'), 'latin1')],
  ['an archive called picture.webp', 'picture.webp', zip],
  ['an animated GIF', 'moves.gif', Buffer.from('GIF89a\x01\0\x01\0\x80\0\0\0\0\0\xff\xff\xff;', 'latin1')],
  ['a document called film.mp4', 'film.mp4', Buffer.from('%PDF-1.7\n'.padEnd(6000, ' '))],
  ['subtitles of another kind', 'words.vtt', Buffer.from('1\n00:00:01,000 --> 00:00:02,000\nWords\n')],
  ['nothing at all', 'empty.png', Buffer.alloc(0)],
])('%s is refused for its type', async (_, fileName, content) => {
  expect(await problemOf(fileName, content)).toBe('type');
});

test('a picture with the extension of another type is stored as what it is', async () => {
  const { medium } = await upload(author, 'really.mp4', await paintedPicture('#123123', { format: 'webp' }));
  expect(medium).toMatchObject({ kind: 'picture', type: 'image/webp' });
});

test.each([
  ['more pixels than allowed', pngOf(20_000, 20_000)],
  ['a side longer than allowed', pngOf(mediumLimits.side + 1, 10)],
])('a picture with %s is refused before it is decoded', async (_, content) => {
  expect(content.length).toBeLessThan(10_000);
  expect(await problemOf('bomb.png', content)).toBe('pixels');
});

test('a drawing that would be huge is refused', async () => {
  expect(await problemOf('huge.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="90000" height="90000"/>')).toBe(
    'pixels',
  );
});

test('a drawing whose entities would expand without end is refused', async () => {
  const bomb = `<!DOCTYPE svg [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]><svg xmlns="http://www.w3.org/2000/svg"><text>&b;</text></svg>`;
  expect(await problemOf('laughs.svg', bomb)).toBe('broken');
});

/** Sends a file with this head, followed by endless zeros; returns its refusal and the bytes sent by then. */
async function sendEndless(fileName: string, head: Buffer, most: number) {
  let sent = 0;
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      controller.enqueue(sent === 0 ? head : new Uint8Array(4 * 1024 * 1024));
      sent += 4 * 1024 * 1024;
      if (sent > most) controller.close();
    },
  });
  const response = await author.fetch(`${running.origin}/staff/v1/media?fileName=${fileName}`, {
    method: 'POST',
    headers: { 'content-type': 'video/mp4', accept: 'application/json' },
    body: endless,
    duplex: 'half',
  } as RequestInit);
  expect(response.status).toBe(400);
  const { errorDetails } = await response.json();
  return { refusal: errorDetails[0], sent };
}

test('a film with more bytes than allowed is refused while it is sent', async () => {
  const most = 3 * mediumLimits.bytes.film;
  const { refusal, sent } = await sendEndless('endless.mp4', filmFile(), most);
  expect(refusal).toMatchObject({ errorId: 'STF452', details: { problem: 'bytes' } });
  expect(sent).toBeLessThan(most);
});

test('a file of a wrong type is refused before the rest of it is sent', async () => {
  const most = mediumLimits.bytes.film;
  const { refusal, sent } = await sendEndless('endless.mp4', Buffer.from('%PDF-1.7\n'.padEnd(6000, ' ')), most);
  expect(refusal).toMatchObject({ errorId: 'STF452', details: { problem: 'type' } });
  expect(sent).toBeLessThan(most);
});

test.each(['png', 'jpeg', 'webp', 'avif'] as const)(
  'a picture in %s that is an archive or a page at the same time is refused',
  async (format) => {
    const picture = await paintedPicture('#406080', { format });
    expect(await problemOf('both.png', Buffer.concat([picture, zip]))).toBe('more');
    expect(await problemOf('both.png', Buffer.concat([picture, Buffer.from(page)]))).toBe('more');
  },
);

test('a film that is an archive at the same time is refused, and so is one without a picture', async () => {
  expect(await problemOf('both.mp4', Buffer.concat([filmFile(), zip]))).toBe('more');
  expect(await problemOf('blind.mp4', filmFile(0, 0))).toBe('broken');
});

test('a picture that cannot be decoded is refused', async () => {
  const picture = await paintedPicture('#406080', { format: 'jpeg', width: 900, height: 900 });
  const cut = Buffer.concat([picture.subarray(0, picture.length >> 1), Buffer.from([0xff, 0xd9])]);
  expect(await problemOf('cut.jpg', cut)).toBe('broken');
});

test('two pictures of a camera in one file are accepted', async () => {
  const [first, second] = await Promise.all([
    paintedPicture('#704010', { format: 'jpeg' }),
    paintedPicture('#104070', { format: 'jpeg' }),
  ]);
  expect((await upload(author, 'burst.jpg', Buffer.concat([first, second]))).added).toBe(true);
});

test('no script in a drawing gets into the library', async () => {
  for (const [index, vector] of htmlVectors.entries()) {
    const drawing = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 10 10"><rect width="${index + 1}" height="4"/>${vector}</svg>`;
    const answer = await upload(author, `vector-${index}.svg`, drawing).then(
      ({ medium }) => medium.name,
      () => undefined,
    );
    if (answer === undefined) continue;
    const row = running.shop.library.find(answer);
    const file = await running.shop.mediaStorage.read(`${row?.hash}.svg`);
    const kept = file ? (await buffer(file.content)).toString('utf8') : '';
    expect(kept, vector).toMatch(/^<svg/);
    expect(kept, vector).not.toMatch(
      /<(?:script|iframe|object|embed|foreignobject|image|animate|set|handler|a[\s>]|link|meta|base|form|input|body|html)|\son\w+\s*=|javascript:|https?:\/\/(?!www\.w3\.org)/i,
    );
  }
});

test('a drawing keeps its shapes and paints, and is served only as a picture, in the requested size', async () => {
  const drawing = `<?xml version="1.0"?><!-- made by hand --><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24"><style>.ink{fill:#e00}</style><defs><linearGradient id="sky"><stop offset="0" stop-color="#00f"/></linearGradient></defs><path class="ink" d="M0 0h12v24H0z"/><rect x="12" width="12" height="24" fill="url(#sky)"/></svg>`;
  const { medium } = await upload(author, 'mark.svg', drawing);
  expect(medium).toMatchObject({ kind: 'drawing', width: 24, height: 24, name: 'mark' });
  const response = await fetch(`${running.origin}/media/w480/mark`, { headers: { accept: 'image/webp' } });
  expect(response.headers.get('content-type')).toBe('image/webp');
  const { data, info } = await sharp(Buffer.from(await response.arrayBuffer()))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(info.width).toBe(480);
  const at = (x: number) => [...data.subarray((240 * 480 + x) * 3, (240 * 480 + x) * 3 + 3)];
  expect(at(100)[0]).toBeGreaterThan(200);
  expect(at(400)[2]).toBeGreaterThan(200);
  expect((await fetch(`${running.origin}/media/films/mark`)).status).toBe(404);
});

test('captions lose everything that WebVTT does not have', async () => {
  const kept = await keptOf(
    'words.vtt',
    'WEBVTT\n\nSTYLE\n::cue { background: url(https://evil.example) }\n\nNOTE <script>alert(1)</script>\n\n00:00.000 --> 00:02.000\n<v Ada>Low <i>water</i><script>alert(1)</script><img src=x onerror=alert(1)>\n',
  );
  expect(kept).toBe('WEBVTT\n\n00:00.000 --> 00:02.000\n<v Ada>Low <i>water</i>alert(1)\n');
  expect(await problemOf('none.vtt', 'WEBVTT\n\nno moment at all\n')).toBe('broken');
});

test('staff who may not write to the library cannot upload', async () => {
  const analyst = await newStaff(running, { roles: ['merchandiser'] });
  expect((await detailOf(upload(analyst, 'a.png', await paintedPicture('#445566')))).errorId).toBe('STF403');
});
