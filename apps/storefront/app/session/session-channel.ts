import type { Profile } from '@eyelet/contracts/consumer/profile.ts';

/** Messages between the tabs of the shop about who is signed in. */
export type SessionNews =
  | Readonly<{ kind: 'identity'; consumerNo: string; signedOut: boolean }>
  | Readonly<{ kind: 'profile'; consumerNo: string; profile: Profile }>;

let channel: BroadcastChannel | undefined;
const listeners = new Set<(news: SessionNews) => void>();

function open(): BroadcastChannel {
  if (channel) return channel;
  channel = new BroadcastChannel('eyelet.session');
  channel.onmessage = (message: MessageEvent<SessionNews>) => {
    for (const listen of listeners) listen(message.data);
  };
  return channel;
}

/** Sends a message to the other tabs. */
export function tellTabs(news: SessionNews): void {
  open().postMessage(news);
}

/** Listens to messages of other tabs; returns a function that stops it. */
export function hearTabs(listen: (news: SessionNews) => void): () => void {
  open();
  listeners.add(listen);
  return () => listeners.delete(listen);
}
