/** Shows the check to whoever is there; answers whether it was passed. */
export type ShowHumanCheck = () => Promise<boolean>;

let show: ShowHumanCheck | undefined;
let underWay: Promise<boolean> | undefined;

/** Tells calls how the page shows the human check; answers how to stop. */
export function showHumanChecksBy(next: ShowHumanCheck): () => void {
  show = next;
  return () => {
    if (show === next) show = undefined;
  };
}

/** Shows the check once for all calls that wait for it (C8.03, C8.04); not passed where there is no page to show it. */
export function passHumanCheck(): Promise<boolean> {
  underWay ??= (show?.() ?? Promise.resolve(false)).finally(() => {
    underWay = undefined;
  });
  return underWay;
}
