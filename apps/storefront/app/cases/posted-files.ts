/** The chosen pictures; a browser sends an empty file when none is chosen. */
export function picturesOf(posted: FormData): readonly File[] {
  return filesOf(posted, 'pictures');
}

/** The chosen documents. */
export function documentsOf(posted: FormData): readonly File[] {
  return filesOf(posted, 'documents');
}

function filesOf(posted: FormData, name: string): readonly File[] {
  return posted.getAll(name).filter((one): one is File => typeof one !== 'string' && one.size > 0);
}

/** Pictures of a posted form in base64, as the call takes them; on the server. */
export async function encodePictures(pictures: readonly File[]): Promise<string[]> {
  return Promise.all(pictures.map(encode));
}

/** The same of documents, with their names. */
export async function encodeDocuments(documents: readonly File[]): Promise<{ name: string; content: string }[]> {
  return Promise.all(documents.map(async (one) => ({ name: one.name.slice(-255), content: await encode(one) })));
}

async function encode(file: File): Promise<string> {
  return Buffer.from(await file.arrayBuffer()).toString('base64');
}
