/** Shows the check to the visitor; resolves to whether it was passed. */
export type ShowHumanCheck = () => Promise<boolean>;

let show: ShowHumanCheck | undefined;
let underWay: Promise<boolean> | undefined;

/** Registers how the page shows the human check; returns a function that unregisters it. */
export function showHumanChecksBy(next: ShowHumanCheck): () => void {
  show = next;
  return () => {
    if (show === next) show = undefined;
  };
}

/** Shows the check once for all calls that wait for it (C8.03, C8.04); resolves to false when no page can show it. */
export function passHumanCheck(): Promise<boolean> {
  underWay ??= (show?.() ?? Promise.resolve(false)).finally(() => {
    underWay = undefined;
  });
  return underWay;
}
