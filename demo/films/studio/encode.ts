import type { Film } from './define-film.ts';

/** A frame as VP9, as text that crosses from the page. */
export type EncodedFrame = Readonly<{ data: string; atMs: number; isKey: boolean }>;

/** Encodes pictures one after the other, a key frame every two seconds. */
export class FilmEncoder {
  private readonly frames: EncodedFrame[] = [];
  private readonly encoder: VideoEncoder;
  private readonly film: Film;
  private failure: unknown;

  constructor(film: Film) {
    this.film = film;
    this.encoder = new VideoEncoder({
      output: (chunk) => this.keep(chunk),
      error: (error) => {
        this.failure = error;
      },
    });
    const { width, height, bitrate, framesPerSecond } = film;
    this.encoder.configure({ codec: 'vp09.00.31.08', width, height, bitrate, framerate: framesPerSecond });
  }

  async add(picture: ImageBitmap, index: number): Promise<void> {
    const { framesPerSecond } = this.film;
    const frame = new VideoFrame(picture, { timestamp: Math.round((index * 1_000_000) / framesPerSecond) });
    this.encoder.encode(frame, { keyFrame: index % (framesPerSecond * 2) === 0 });
    frame.close();
    while (this.encoder.encodeQueueSize > 8) await new Promise((resolve) => setTimeout(resolve, 20));
    if (this.failure) throw this.failure;
  }

  async finish(): Promise<readonly EncodedFrame[]> {
    await this.encoder.flush();
    if (this.failure) throw this.failure;
    return this.frames;
  }

  private keep(chunk: EncodedVideoChunk): void {
    const data = new Uint8Array(chunk.byteLength);
    chunk.copyTo(data);
    let text = '';
    for (const byte of data) text += String.fromCharCode(byte);
    this.frames.push({ data: btoa(text), atMs: chunk.timestamp / 1000, isKey: chunk.type === 'key' });
  }
}
