import { Icon } from '../icons/icon.tsx';

/** A plus at the end of a summary; it turns into a cross while its details are open. */
export function OpenSign() {
  return <Icon name="plus" className="open-sign" />;
}
