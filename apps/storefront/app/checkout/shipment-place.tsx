/** Where a shipment waits to be fetched; nothing for what is brought to the shopper. */
export function ShipmentPlace({ text }: Readonly<{ text: string | undefined }>) {
  return text ? <span className="block text-14 text-granite">{text}</span> : null;
}
