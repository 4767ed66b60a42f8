import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** An answer that is a file to download rather than JSON. */
export class Download {
  readonly fileName: string;
  readonly type: string;
  readonly content: Readable;

  constructor(fileName: string, type: string, content: Readable) {
    this.fileName = fileName;
    this.type = type;
    this.content = content;
  }
}

/** Streams a file while it is produced. */
export function sendDownload(reply: FastifyReply, { fileName, type, content }: Download): FastifyReply {
  return reply
    .header('content-type', type)
    .header('content-disposition', `attachment; filename="${fileName}"`)
    .send(content);
}
