import type { IncomingMessage, Server } from 'node:http';

/** Milliseconds within which a request must have arrived, and the same for one with a file. */
const arrivalMs = 30_000;
export const fileArrivalMs = 15 * 60_000;

/** Ends a request whose body arrives too slowly, as the server itself does; one with a file has longer. */
export function limitArrival(server: Server, request: IncomingMessage, takesFile = false): void {
  const { headers } = request;
  const hasBody = headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
  if (!hasBody || takesFile) return;
  const late = setTimeout(() => {
    if (request.complete) return;
    const timeout = Object.assign(new Error('the body did not arrive in time'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
    server.emit('clientError', timeout, request.socket);
  }, arrivalMs);
  late.unref();
  request.once('close', () => clearTimeout(late));
}
