import { Agent, request } from 'node:http';

const agent = new Agent({ keepAlive: true });

/** Reads a page as sent to a browser, without decompressing it, which is the browser's own work. */
export function readPage(origin: string, path: string): Promise<void> {
  return new Promise((done, fail) => {
    const asked = request(origin + path, { agent, headers: { 'accept-encoding': 'br' } }, (response) => {
      response.on('error', fail);
      response.on('end', () =>
        response.statusCode === 200 ? done() : fail(new Error(`${path} answered ${response.statusCode}`)),
      );
      response.resume();
    });
    asked.on('error', fail);
    asked.end();
  });
}

/** Closes the connections kept open. */
export function closePages(): void {
  agent.destroy();
}
