import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { escapeHtml } from '@eyelet/server/kernel/escape-html.ts';
import { launchBrowser } from '@eyelet/testing/browser.ts';
import { type Guide, mendingGuide, type Repair } from './mending-guide.ts';

/** Master id of the guide, which names its files. */
const masterId = 'SKMEND88';
const folder = join(import.meta.dirname, 'files');

const line = 'fill="none" stroke="#16302b" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"';
const accent = 'fill="none" stroke="#c7702a" stroke-width="3" stroke-linecap="round"';

const drawings: Readonly<Record<Repair['drawing'], string>> = {
  sole: `<path ${line} d="M40 120c60 4 110-6 150-40 20-16 40-22 60-10l50 28c26 14 60 14 70 30 4 8 2 16-6 18H40z"/><path ${line} d="M40 146h330c4 10 0 20-12 22H52c-10 0-14-10-12-22z"/><path ${accent} d="M250 149c40 14 80 14 122-6"/><path ${accent} d="M318 186v22m-12-10 12 12 12-12"/>`,
  eyelet: `<circle ${line} cx="140" cy="110" r="46"/><circle ${line} cx="140" cy="110" r="22"/><path ${line} d="M250 110h110m-110-34h110m-110 68h110"/><circle ${accent} cx="305" cy="110" r="34"/><path ${line} d="M305 40v32m0 76v32"/>`,
  darn: `${[0, 1, 2, 3, 4, 5, 6].map((i) => `<path ${line} d="M${130 + i * 24} 40v150"/>`).join('')}${[0, 1, 2, 3, 4].map((i) => `<path ${accent} d="M100 ${66 + i * 24}${[0, 1, 2, 3, 4, 5, 6, 7].map((k) => `q12 ${(i + k) % 2 ? 12 : -12} 24 0`).join('')}"/>`).join('')}`,
  patch: `<path ${line} d="M150 30v90c0 20 10 30 40 34l90 16c20 4 26 14 24 34H110V30z"/><ellipse ${accent} cx="150" cy="120" rx="34" ry="24"/><path ${accent} d="M136 118l28 6"/>`,
  zip: `<path ${line} d="M190 30c0 60-30 60-30 150m60-150c0 60 30 60 30 150"/>${[0, 1, 2, 3, 4].map((i) => `<path ${line} d="M${188 - i * 5} ${70 + i * 24}l14 4m${6 + i * 10} 0l14-4"/>`).join('')}<rect ${accent} x="186" y="34" width="38" height="34" rx="6"/><path ${accent} d="M205 68v34"/>`,
};

const waves = [0, 1, 2, 3, 4, 5, 6]
  .map(
    (k) =>
      `<path d="M-10 ${620 + k * 62}${Array.from({ length: 9 }, (_, i) => `q50 ${(i + k) % 2 ? 26 : -26} 100 0`).join('')}" fill="none" stroke="${k === 0 ? '#e0a03c' : '#f2efe6'}" stroke-width="5"/>`,
  )
  .join('');

const style = `
@page { size: A4; margin: 0 }
* { box-sizing: border-box; margin: 0 }
body { font: 11.5pt/1.55 sans-serif; color: #16302b }
section { width: 210mm; height: 297mm; padding: 26mm 24mm; break-after: page; position: relative; overflow: hidden }
section:last-child { break-after: auto }
h1 { font-size: 68pt; line-height: 1; letter-spacing: -2pt } h2 { font-size: 25pt; line-height: 1.15; letter-spacing: -.4pt }
.cover { background: #2f5546; color: #fbfaf6 } .cover p { font-size: 17pt; margin-top: 6mm } .cover svg { position: absolute; inset: 0; width: 100%; height: 100% }
.cover div { position: relative; margin-top: 26mm }
.when { font-size: 13pt; margin: 4mm 0 8mm } .need { border-left: 2pt solid #c7702a; padding: 1mm 0 1mm 5mm; margin: 8mm 0 }
.need b { display: block } ol, ul { padding-left: 6mm } li { margin-top: 3.4mm; padding-left: 2mm } li::marker { font-weight: 700; color: #c7702a }
.page svg { display: block; width: 120mm; margin: 2mm 0 } footer { position: absolute; bottom: 14mm; left: 24mm; right: 24mm; font-size: 9pt; color: #5d6b66; display: flex; justify-content: space-between }`;

function pageOf(html: string, number: number): string {
  return `<section class="page">${html}<footer><span>Skerry · Mend</span><span>${number}</span></footer></section>`;
}

function repairHtml({ drawing, title, when, tools, steps }: Repair, need: string): string {
  return `<h2>${escapeHtml(title)}</h2><p class="when">${escapeHtml(when)}</p>
<svg viewBox="20 20 370 200" aria-hidden="true">${drawings[drawing]}</svg>
<p class="need"><b>${escapeHtml(need)}</b>${escapeHtml(tools)}</p>
<ol>${steps.map((step) => `<li>${escapeHtml(step)}</li>`).join('')}</ol>`;
}

function guideHtml({ title, subtitle, need, before, repairs }: Guide, language: string): string {
  const points = before.points.map((point) => `<li>${escapeHtml(point)}</li>`).join('');
  const contents = repairs.map((repair, index) => `<li>${escapeHtml(repair.title)}, ${index + 3}</li>`).join('');
  const first = `<h2>${escapeHtml(before.title)}</h2><ul style="margin-top:8mm">${points}</ul><ul style="margin-top:16mm;list-style:none;padding:0">${contents}</ul>`;
  return `<!doctype html><html lang="${language}"><meta charset="utf-8"><title>Skerry ${escapeHtml(title)}</title><style>${style}</style>
<section class="cover"><svg viewBox="0 0 794 1123" preserveAspectRatio="none"><circle cx="580" cy="470" r="86" fill="#e0a03c"/>${waves}</svg><div><h1>${escapeHtml(title)}</h1><p>${escapeHtml(subtitle)}</p></div></section>
${[first, ...repairs.map((repair) => repairHtml(repair, need))].map((html, index) => pageOf(html, index + 2)).join('\n')}`;
}

const browser = await launchBrowser();
try {
  mkdirSync(folder, { recursive: true });
  const page = await browser.newPage();
  for (const [language, guide] of Object.entries(mendingGuide)) {
    await page.setContent(guideHtml(guide, language));
    const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true });
    writeFileSync(join(folder, `${masterId}.${language}.pdf`), pdf);
    console.log(`${masterId}.${language}.pdf, ${Math.round(pdf.length / 1000)} kB`);
    if (process.argv.includes('--look')) await page.screenshot({ path: `/tmp/guide-${language}.png`, fullPage: true });
  }
} finally {
  await browser.close();
}
