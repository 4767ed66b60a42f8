export type MobileChannel = 'web' | 'app';

export const channelHeader = 'x-mobile-channel';

type Place = Readonly<{ eyeletWebview?: unknown; location: Readonly<{ search: string }> }>;

/** `app` in a webview, known by its injected flag or by the query, else `web` (C6.24). */
export function mobileChannelOf(place: Place): MobileChannel {
  if (place.eyeletWebview) return 'app';
  return new URLSearchParams(place.location.search).get('webview') === 'true' ? 'app' : 'web';
}
