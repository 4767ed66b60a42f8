import { useLogo, useShopName } from './brand.ts';

/** The logo of the brand: that of the settings, or a rock above waterlines and the name. */
export function Wordmark({ className = '' }: Readonly<{ className?: string }>) {
  const shopName = useShopName();
  const logo = useLogo();
  if (logo) {
    const { path, width, height } = logo;
    const look = 'wordmark h-9 w-auto max-w-[min(13rem,42vw)] object-contain object-left';
    return <img src={path} width={width} height={height} alt={shopName} className={look} />;
  }
  return (
    <span className={`wordmark inline-flex items-center gap-2 font-display font-bold tracking-[-0.04em] ${className}`}>
      <Rock className="h-[0.9em] w-[1.2em]" />
      {shopName}
    </span>
  );
}

/** The rock alone, drawn in hairlines. */
export function Rock({ className }: Readonly<{ className?: string }>) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 32 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
    >
      <path d="M2 14.5h28M6 14.5c1-4.6 3.2-6.5 5.5-6.7C13.4 7.6 13.6 2.5 17 2.5c3.9 0 3.5 5.7 5.9 7.2 1.4.9 2 2.7 2.3 4.8M7 19h17M12.5 23h6" />
    </svg>
  );
}
