/** Pictures of a posted form in base64, as the call takes them; on the server. */
export async function encodePictures(pictures: readonly File[]): Promise<string[]> {
  return Promise.all(pictures.map(async (one) => Buffer.from(await one.arrayBuffer()).toString('base64')));
}
