/** The chosen pictures; a browser sends an empty file when none is chosen. */
export function picturesOf(posted: FormData): readonly File[] {
  return posted.getAll('pictures').filter((one): one is File => typeof one !== 'string' && one.size > 0);
}

/** Pictures of a posted form in base64, as the call takes them; on the server. */
export async function encodePictures(pictures: readonly File[]): Promise<string[]> {
  return Promise.all(pictures.map(async (one) => Buffer.from(await one.arrayBuffer()).toString('base64')));
}
