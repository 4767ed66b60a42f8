import { type RefObject, useEffect, useState } from 'react';

export type Cue = Readonly<{ startTime: number; text: string }>;

/** The track of a kind in a language, else the first of the kind. */
export function trackOf(video: HTMLVideoElement | null, kind: TextTrackKind, language: string): TextTrack | undefined {
  const all = [...(video?.textTracks ?? [])].filter((track) => track.kind === kind);
  return all.find((track) => track.language.slice(0, 2) === language) ?? all[0];
}

/** The cues of a track of a film, as the browser reads them from its WebVTT file; none until that has come. */
export function useCues(
  video: RefObject<HTMLVideoElement | null>,
  kind: TextTrackKind,
  language: string,
): readonly Cue[] {
  const [cues, setCues] = useState<readonly Cue[]>([]);
  useEffect(() => {
    const track = trackOf(video.current, kind, language);
    const element = [...(video.current?.querySelectorAll('track') ?? [])].find((one) => one.track === track);
    if (!track || !element) return;
    const read = () =>
      setCues([...(track.cues ?? [])].map((cue) => ({ startTime: cue.startTime, text: (cue as VTTCue).text })));
    const failed = () => console.warn(`The track ${element.src} could not be loaded.`);
    element.addEventListener('load', read);
    element.addEventListener('error', failed);
    // Browsers load tracks that are in use.
    if (track.mode === 'disabled') track.mode = 'hidden';
    if (track.cues?.length) read();
    return () => {
      element.removeEventListener('load', read);
      element.removeEventListener('error', failed);
    };
  }, [video, kind, language]);
  return cues;
}
