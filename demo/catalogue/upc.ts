/** The upc of a size: its number in the catalogue, as 13 digits of an EAN with its check digit. */
export function upcOf(serial: number): string {
  const digits = `29${String(serial).padStart(10, '0')}`;
  const sum = [...digits].reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0);
  return digits + String((10 - (sum % 10)) % 10);
}
