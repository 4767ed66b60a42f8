import { join } from 'node:path';
import sharp from 'sharp';

// Draws the picture of the gift card, the only product without a model: `node demo/gift-cards/draw.ts`.

const heights = [0, 1, 2, 3, 4, 5, 6];

const contours = heights
  .map((height) => {
    const scale = 1.3 - height * 0.18;
    const place = `translate(${236 - height * 4} ${96 + height * 3}) scale(${scale}) rotate(${height * 7})`;
    return `<path d="M-96 6C-88-58-30-88 34-80S120-38 108 12 40 92-22 86-104 64-96 6Z" transform="${place}" stroke="#f6f4ee" stroke-opacity=".45" stroke-width="${1.1 / scale}" fill="none"/>`;
  })
  .join('');

const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="1400" height="1400" viewBox="0 0 1400 1400">
<defs>
<radialGradient id="ground" cx=".5" cy=".42" r=".75"><stop offset="0" stop-color="#efede6"/><stop offset="1" stop-color="#dcd9cf"/></radialGradient>
<filter id="soft" x="-20%" y="-20%" width="140%" height="150%"><feGaussianBlur stdDeviation="8"/></filter>
<clipPath id="card"><rect width="320" height="200" rx="6"/></clipPath>
</defs>
<rect width="1400" height="1400" fill="url(#ground)"/>
<g transform="translate(700 700) rotate(-6) translate(-512 -320) scale(3.2)">
<rect x="4" y="14" width="312" height="192" rx="8" fill="#10201f" opacity=".38" filter="url(#soft)"/>
<g clip-path="url(#card)"><rect width="320" height="200" fill="#10201f"/>${contours}
<circle cx="34" cy="34" r="11" fill="none" stroke="#d9a514" stroke-width="3.4"/>
<rect x="23" y="150" width="92" height="6" fill="#f6f4ee"/><rect x="23" y="164" width="56" height="3.4" fill="#f6f4ee" opacity=".6"/></g>
</g></svg>`;

const file = join(import.meta.dirname, '../art/masters/SKCARD90SHR-front.webp');
await sharp(Buffer.from(drawing)).webp({ quality: 82 }).toFile(file);
