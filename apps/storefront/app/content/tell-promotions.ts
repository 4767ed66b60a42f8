import { watchChoice } from '../consent/consents.ts';

/** Of a block whose author has named its promotion (`promotionTracking`, B3.1.15). */
const attribute = 'data-promotion-tracking';
const tracked = `[${attribute}]`;

/** Parts of a block that come into view, or go. */
const steps = [0, 0.1, 0.2, 0.3, 0.4, 0.5];

/**
 * Tells a tag manager of tracked blocks that are seen, each once, and of presses on what is in them (B7.44, B7.45). Without consent there is
 * no list for it; what is in view when consent is given is told then. Listens to the document, so that blocks carry no script for it;
 * returns a function that ends it.
 */
export function tellPromotions(): () => void {
  const stop = new AbortController();
  const inView = new Set<Element>();
  const tellSeen = () => {
    if (!window.dataLayer) return;
    for (const block of inView) {
      seen.unobserve(block);
      tell('promotion_impression', block);
    }
    inView.clear();
  };
  const seen = new IntersectionObserver(
    (entries) => {
      for (const entry of entries) {
        if (isSeen(entry)) inView.add(entry.target);
        else inView.delete(entry.target);
      }
      tellSeen();
    },
    { threshold: steps },
  );
  const observe = (block: Element) => seen.observe(block);
  const come = new MutationObserver((changes) => {
    for (const { target, addedNodes, type } of changes) {
      // A page that follows another may take over its elements.
      if (type === 'attributes') {
        seen.unobserve(target as Element);
        inView.delete(target as Element);
        if ((target as Element).matches(tracked)) observe(target as Element);
      }
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue;
        if (node.matches(tracked)) observe(node);
        node.querySelectorAll(tracked).forEach(observe);
      }
    }
  });
  come.observe(document.body, { childList: true, subtree: true, attributeFilter: [attribute] });
  document.querySelectorAll(tracked).forEach(observe);
  const unwatch = watchChoice(tellSeen);
  document.addEventListener(
    'click',
    ({ target }) => {
      const block = target instanceof Element && target.closest('a, button')?.closest(tracked);
      if (block) tell('promotion_click', block);
    },
    { signal: stop.signal, capture: true },
  );
  return () => {
    stop.abort();
    unwatch();
    come.disconnect();
    seen.disconnect();
  };
}

/** Half of a block, or of the window where the block is higher. */
function isSeen({
  isIntersecting,
  intersectionRatio,
  intersectionRect,
  rootBounds,
}: IntersectionObserverEntry): boolean {
  return (
    isIntersecting && (intersectionRatio >= 0.5 || intersectionRect.height >= (rootBounds?.height ?? Infinity) / 2)
  );
}

function tell(event: 'promotion_impression' | 'promotion_click', block: Element): void {
  const promotion = JSON.parse(block.getAttribute(attribute) ?? '{}') as object;
  window.dataLayer?.push({ event, ...promotion });
}
