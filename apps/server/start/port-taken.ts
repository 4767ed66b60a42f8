import { once } from 'node:events';
import { createServer } from 'node:net';

/** Whether another program listens there; asked before all else, as who has to choose another port should not wait for a shop first. */
export async function isPortTaken({ host, port }: Readonly<{ host: string; port: number }>): Promise<boolean> {
  const probe = createServer().listen({ host, port });
  try {
    await once(probe, 'listening');
    return false;
  } catch (error) {
    return isTaken(error);
  } finally {
    probe.close();
  }
}

/** Whether this is the error of listening where another program does. */
export const isTaken = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
