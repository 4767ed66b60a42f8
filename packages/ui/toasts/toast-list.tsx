import { useSyncExternalStore } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { Link } from '../links/link.tsx';
import { useSay } from '../words/words.tsx';
import type { ToastQueue, ToastTone } from './toast-queue.ts';
import { toasts } from './toasts.ts';

const none: ToastQueue = [];

const edges: Readonly<Record<ToastTone, string>> = {
  neutral: 'border-lichen',
  success: 'border-lichen',
  error: 'border-buoy',
};

/**
 * Short messages in the corner. The page has one list; each open dialog has its own, as the page behind it is inert.
 */
export function ToastList() {
  const say = useSay();
  const queue = useSyncExternalStore(toasts.subscribe, toasts.read, () => none);
  return (
    <div
      role="status"
      aria-live="polite"
      aria-label={say('shop.toast.region')}
      className="toast-list"
      onPointerEnter={() => toasts.hold(true)}
      onPointerLeave={() => toasts.hold(false)}
      onFocus={() => toasts.hold(true)}
      onBlur={() => toasts.hold(false)}
    >
      {queue.map((toast) => (
        <div key={toast.id} data-toast={toast.tone ?? 'neutral'} className={`toast ${edges[toast.tone ?? 'neutral']}`}>
          <div className="grow py-2">
            <p className="font-medium">{toast.title}</p>
            {toast.text && <p className="mt-0.5 text-14 opacity-90">{toast.text}</p>}
            {toast.links?.map(({ label, href }) => (
              <Link key={href} href={href} className="plain-link mr-4 mt-1 inline-block text-14 pointer-coarse:py-3">
                {label}
              </Link>
            ))}
            {toast.action && (
              <button type="button" className="plain-link mt-1 text-14 pointer-coarse:py-3" onClick={toast.action.run}>
                {toast.action.label}
              </button>
            )}
          </div>
          <IconButton
            icon="close"
            label={say('shop.toast.close')}
            className="hover:bg-granite"
            onClick={() => toasts.drop(toast.id)}
          />
        </div>
      ))}
    </div>
  );
}
