import { mostCharacters } from './prices-text.ts';

type FileText = Readonly<{ text: string }> | Readonly<{ problem: 'long' | 'unread' }>;

/** What a character takes in a file, at most. */
const mostBytes = 3;

/** The text of a file with prices. A file that is far too long is not even opened; one that was moved or changed meanwhile cannot be read. */
export async function textOfFile(file: Pick<File, 'size' | 'text'>): Promise<FileText> {
  if (file.size > mostBytes * mostCharacters) return { problem: 'long' };
  try {
    const text = await file.text();
    return text.length > mostCharacters ? { problem: 'long' } : { text };
  } catch (error) {
    console.warn(error);
    return { problem: 'unread' };
  }
}
