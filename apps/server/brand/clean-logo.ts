import sharp from 'sharp';

/** Four times the size at which headers show it, for displays of any density. */
const most = { width: 800, height: 160 } as const;

/** Bytes of the PNG that pages load. */
const mostBytes = 120_000;

/** Pixels of the largest picture that is decoded. */
const mostPixels = 40_000_000;

const formats: ReadonlySet<string | undefined> = new Set(['jpeg', 'png', 'svg', 'webp']);

/** The density (dpi) at which an SVG has its own size. */
const ordinaryDensity = 72;

/**
 * The uploaded logo as the data URL of a PNG. It is drawn again, so that only pixels remain (no script or link of an
 * SVG, no metadata) and mail programs can show it. Undefined for a file that is not a picture, or whose PNG is too big.
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
