import type { Plugin } from 'vite';
import { withoutIdle } from './without-idle.ts';

/** Features of React that no page of this shop uses: their functions, by feature. */
const idleOfReactDom = {
  /** `<ViewTransition>`: these look for such elements before, during and after each change of the document. */
  viewTransitions: [
    ...['trackEnterViewTransitions', 'applyViewTransitionToHostInstances', 'restoreViewTransitionOnHostInstances'],
    ...[
      'applyViewTransitionToHostInstancesRecursive',
      'commitAppearingPairViewTransitions',
      'createViewTransitionInstance',
    ],
    ...['commitEnterViewTransitions', 'commitDeletedPairViewTransitions', 'commitExitViewTransitions'],
    ...['commitNestedViewTransitions', 'restorePairedViewTransitions', 'restoreEnterOrExitViewTransitions'],
    ...['restoreNestedViewTransitions', 'measureViewTransitionHostInstancesRecursive', 'measureNestedViewTransitions'],
    ...['commitAfterMutationEffectsOnFiber', 'scheduleViewTransitionEvent', 'startViewTransition'],
    ...['applyViewTransitionName', 'restoreViewTransitionName', 'getViewTransitionClassName', 'getViewTransitionName'],
    ...['animate', 'getAnimations', 'getComputedStyle'].map((name) => `ViewTransitionPseudoElement.prototype.${name}`),
  ],
  /** A `ref` of a fragment. */
  fragmentRefs: [
    ...['addEventListener', 'removeEventListener', 'dispatchEvent', 'focus', 'focusLast', 'blur', 'observeUsing'],
    ...['unobserveUsing', 'getClientRects', 'getRootNode', 'compareDocumentPosition', 'scrollIntoView'],
  ].map((name) => `FragmentInstance.prototype.${name}`),
  fragmentChildren: [
    ...['commitNewChildToFragmentInstances', 'commitFragmentInstanceInsertionEffects'],
    ...['commitFragmentInstanceDeletionEffects', 'commitNewChildToFragmentInstance', 'deleteChildFromFragmentInstance'],
  ],
  /** `useActionState`, `useFormStatus`, `useTransition`, and functions as the action of a form. */
  actions: [
    ...[
      'dispatchActionState',
      'runActionStateAction',
      'mountActionState',
      'updateActionStateImpl',
      'rerenderActionState',
    ],
    ...['extractEvents$1', 'startHostTransition', 'scheduleReplayQueueIfNeeded', 'startTransition'],
  ],
  /** `<SuspenseList>` and `<Activity>`. */
  lists: [
    'updateSuspenseListComponent',
    'initSuspenseListRenderState',
    'cutOffTailIfNeeded',
    'updateActivityComponent',
  ],
  /** Hooks for libraries and for the compiler. */
  hooks: [
    'useMemoCache',
    'mountDeferredValueImpl',
    'updateDeferredValueImpl',
    'imperativeHandleEffect',
    'refreshCache',
  ],
  /** The names of components on the way of an error: minified here, and not logged. */
  stacks: ['getStackByFiberInDevAndProd'],
  /** Resources requested by calls, except `preloadModule`, and style sheets with a precedence. */
  resources: [
    ...['preload', 'preinitStyle', 'preinitScript', 'preinitModuleScript', 'preconnectAs', 'suspendResource'],
    ...['insertStylesheetIntoRoot', 'insertStylesheet', 'preloadStylesheet', 'estimateBandwidth'],
  ],
  /** `onBeforeInput`, and properties of custom elements. */
  events: ['getFallbackBeforeInputChars', 'getNativeBeforeInputChars', 'setPropOnCustomElement'],
  /** Roots that are not hydrated or not the document, and explicit hydration. */
  roots: [
    ...['exports.createRoot', 'attemptExplicitHydrationTarget', 'ReactDOMSharedInternals.findDOMNode'],
    'ReactDOMHydrationRoot.prototype.unstable_scheduleHydration',
  ],
};

/** The unused functions, by the end of their module's path. They stay as empty functions, as others refer to them. */
export const idleOfReact: Readonly<Record<string, readonly string[]>> = {
  'react-dom/cjs/react-dom-client.production.js': Object.values(idleOfReactDom).flat(),
  'react-dom/cjs/react-dom.production.js': [
    ...['preload', 'preinit', 'preinitModule', 'preconnect', 'prefetchDNS', 'useFormState', 'useFormStatus'].map(
      (name) => `exports.${name}`,
    ),
    'exports.requestFormReset',
  ],
  'react/cjs/react.production.js': ['mapIntoArray', 'addTransitionType', 'exports.cloneElement', 'exports.cache'],
};

/** Code in pages that would use the removed features. */
export const idleNames =
  /\b(ViewTransition|addTransitionType|SuspenseList|Activity|use(ActionState|FormState|FormStatus|Transition|DeferredValue|ImperativeHandle|CacheRefresh)|requestFormReset|createRoot|preinit\w*|prefetchDNS|preconnect|cloneElement|Children\.\w+|onBeforeInput)\b|<Fragment [^>]*ref=|\bprecedence=|\b(preload|cache)\(/;

/** Removes functions of React that no page needs from the browser's scripts. */
export function leanReact(): Plugin {
  return {
    name: 'lean-react',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /\/react(-dom)?\/cjs\/[\w-]+\.production\.js$/ },
      handler(code, id) {
        const names = Object.entries(idleOfReact).find(([end]) => id.replaceAll('\\', '/').endsWith(end))?.[1] ?? [];
        return { code: withoutIdle(code, names), map: null };
      },
    },
  };
}
