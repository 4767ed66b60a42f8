import { ApiError, isErrorBody } from '@eyelet/contracts/kernel/api-error.ts';
import { clientIdHeader, fileType, requestUrl } from '@eyelet/contracts/kernel/client.ts';
import type { Operation, OutputOf, RequestOf } from '@eyelet/contracts/kernel/operation.ts';
import { localeHeader } from '../words/words.ts';
import { passGate } from './gates.ts';

type FileOperation = Operation & Readonly<{ file: true }>;

/**
 * Uploads a file and reports the share that has been sent, from 0 to 1, which `fetch` cannot. Where the session has ended, a dialog over the
 * page asks to sign in, and the file is sent again.
 */
export async function sendFile<O extends FileOperation>(
  operation: O,
  request: RequestOf<O>,
  onProgress: (share: number) => void,
): Promise<OutputOf<O>> {
  for (;;) {
    try {
      return await sendOnce(operation, request, onProgress);
    } catch (error) {
      if (!(error instanceof ApiError && error.id === 'STF401') || !(await passGate('sign-in'))) throw error;
    }
  }
}

function sendOnce<O extends FileOperation>(
  operation: O,
  request: RequestOf<O>,
  onProgress: (share: number) => void,
): Promise<OutputOf<O>> {
  return new Promise((resolve, reject) => {
    const sending = new XMLHttpRequest();
    sending.open(operation.method, requestUrl(operation, request as Parameters<typeof requestUrl>[1]));
    sending.setRequestHeader('accept', 'application/json');
    sending.setRequestHeader('content-type', fileType);
    sending.setRequestHeader(clientIdHeader, 'eyelet-studio');
    sending.setRequestHeader('x-locale', localeHeader());
    sending.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 1);
    sending.onerror = () => reject(new Error('the server could not be reached'));
    sending.onload = () => {
      const body = bodyOf(sending.responseText);
      if (sending.status < 300) resolve(body as OutputOf<O>);
      else if (isErrorBody(body)) reject(new ApiError(sending.status, body));
      else reject(new Error(`the server answered ${sending.status}`));
    };
    sending.send((request as { body: Blob }).body);
  });
}

function bodyOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
