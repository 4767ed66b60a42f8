/** Where a shipment is collected; nothing for a delivery. */
export function ShipmentPlace({ text }: Readonly<{ text: string | undefined }>) {
  return text ? <span className="block text-14 text-granite">{text}</span> : null;
}
