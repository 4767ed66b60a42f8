/** The two lines about collecting a product, with a fixed height. */
export function PickupWords({ title, text }: Readonly<{ title: string; text: string }>) {
  return (
    <span className="min-h-[2.9em] min-w-0 grow">
      <span className="block truncate font-medium">{title}</span>
      <span className="block truncate text-granite">{text}</span>
    </span>
  );
}
