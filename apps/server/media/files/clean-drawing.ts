import sanitizeHtml, { type IOptions } from 'sanitize-html';

const shapes = ['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon', 'text', 'tspan', 'textPath'];
const groups = [
  'svg',
  'g',
  'defs',
  'symbol',
  'use',
  'clipPath',
  'mask',
  'marker',
  'pattern',
  'switch',
  'title',
  'desc',
];
const paints = ['linearGradient', 'radialGradient', 'stop', 'style'];

const attributes = [
  ...[
    'id',
    'class',
    'd',
    'x',
    'y',
    'x1',
    'y1',
    'x2',
    'y2',
    'cx',
    'cy',
    'r',
    'rx',
    'ry',
    'fx',
    'fy',
    'dx',
    'dy',
    'width',
    'height',
  ],
  ...[
    'points',
    'transform',
    'viewBox',
    'preserveAspectRatio',
    'version',
    'xmlns',
    'offset',
    'rotate',
    'pathLength',
    'style',
  ],
  ...[
    'fill',
    'fill-opacity',
    'fill-rule',
    'stroke',
    'stroke-width',
    'stroke-opacity',
    'stroke-linecap',
    'stroke-linejoin',
  ],
  ...[
    'stroke-dasharray',
    'stroke-dashoffset',
    'stroke-miterlimit',
    'opacity',
    'color',
    'display',
    'visibility',
    'overflow',
  ],
  ...[
    'clip-path',
    'clip-rule',
    'mask',
    'mask-type',
    'marker-start',
    'marker-mid',
    'marker-end',
    'paint-order',
    'vector-effect',
  ],
  ...[
    'stop-color',
    'stop-opacity',
    'gradientUnits',
    'gradientTransform',
    'spreadMethod',
    'patternUnits',
    'patternTransform',
  ],
  ...[
    'patternContentUnits',
    'clipPathUnits',
    'maskUnits',
    'maskContentUnits',
    'markerWidth',
    'markerHeight',
    'markerUnits',
  ],
  ...[
    'refX',
    'refY',
    'orient',
    'font-family',
    'font-size',
    'font-weight',
    'font-style',
    'letter-spacing',
    'word-spacing',
  ],
  ...[
    'text-anchor',
    'dominant-baseline',
    'alignment-baseline',
    'text-decoration',
    'startOffset',
    'textLength',
    'lengthAdjust',
  ],
  ...['href', 'xlink:href', 'xmlns:xlink', 'xml:space', 'shape-rendering', 'text-rendering', 'color-interpolation'],
];

/** A value that refers to something outside the drawing, or could hide that it does. */
const leadsOut = /url\(\s*['"]?(?!#)|@|\\|expression|javascript:|data:/i;

/**
 * A drawing reduced to shapes, groups and paints: no scripts, handlers, links, animations, embedded documents or
 * pictures, and only references to its own elements. Cleaning it again changes nothing. Undefined for one that defines
 * entities, by which a few bytes could become gigabytes, and for one of which nothing remains.
 */
export function cleanDrawing(text: string): string | undefined {
  if (/<!ENTITY|<!ELEMENT|<!ATTLIST/i.test(text)) return undefined;
  const cleaned = sanitizeHtml(text.replace(/^\uFEFF/, ''), options).trim();
  return /^<svg[\s>]/.test(cleaned) ? cleaned : undefined;
}

const options: IOptions = {
  allowedTags: [...shapes, ...groups, ...paints],
  // Style rules are allowed unless they lead out of the drawing; it is never shown as a document.
  allowVulnerableTags: true,
  allowedAttributes: { '*': attributes },
  allowedSchemes: [],
  allowedSchemesAppliedToAttributes: [],
  parseStyleAttributes: false,
  nonTextTags: ['script', 'foreignObject', 'foreignobject', 'iframe', 'image', 'textarea', 'noscript', 'template'],
  nestingLimit: 64,
  parser: { xmlMode: true, lowerCaseTags: false, lowerCaseAttributeNames: false, decodeEntities: true },
  selfClosing: [],
  transformTags: {
    '*': (tagName, attribs) => ({
      tagName,
      attribs: Object.fromEntries(Object.entries(attribs).filter(([name, value]) => isOwn(name, value))),
    }),
  },
  exclusiveFilter: ({ tag, text }) => tag === 'style' && leadsOut.test(text),
};

function isOwn(name: string, value: string): boolean {
  if (name === 'href' || name === 'xlink:href') return /^#[\w.:-]+$/.test(value);
  if (name === 'xmlns') return value === 'http://www.w3.org/2000/svg';
  if (name === 'xmlns:xlink') return value === 'http://www.w3.org/1999/xlink';
  return !leadsOut.test(value);
}
