import sharp from 'sharp';

/** Four times the size at which headers show it, for displays of any density. */
const most = { width: 800, height: 160 } as const;

/** Bytes of a PNG that every page of the shop may ask for. */
const mostBytes = 120_000;

/** Pixels of a picture to read. */
const mostPixels = 40_000_000;

const formats: ReadonlySet<string | undefined> = new Set(['jpeg', 'png', 'svg', 'webp']);

/** The density at which drawings of no other are read. */
const ordinaryDensity = 72;

/**
 * An uploaded logo as the shop keeps it: the data URL of a PNG, drawn again, so that only its pixels remain (no
 * script or link of an SVG, no metadata), and mail programs show it as well. Undefined for what is no picture, or one that
 * stays too big.
 */
export async function cleanLogo(dataUrl: string): Promise<string | undefined> {
  const given = Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');
  try {
    const limits = { limitInputPixels: mostPixels };
    const { format, height } = await sharp(given, limits).metadata();
    if (!formats.has(format)) return undefined;
    const enlarged = Math.ceil((ordinaryDensity * most.height) / height);
    const density = format === 'svg' ? { density: Math.min(2400, Math.max(ordinaryDensity, enlarged)) } : {};
    const png = await sharp(given, { ...limits, ...density })
      .rotate()
      .resize({ ...most, fit: 'inside', withoutEnlargement: true })
      .png({ compressionLevel: 9 })
      .toBuffer();
    return png.length > mostBytes ? undefined : `data:image/png;base64,${png.toString('base64')}`;
  } catch {
    return undefined;
  }
}
