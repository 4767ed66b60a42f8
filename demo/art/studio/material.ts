import {
  CanvasTexture,
  ClampToEdgeWrapping,
  Color,
  DataArrayTexture,
  DoubleSide,
  FrontSide,
  LinearFilter,
  LinearMipmapLinearFilter,
  type Matrix3,
  NoColorSpace,
  RepeatWrapping,
  RGBAFormat,
  ShaderMaterial,
  Vector3,
  Vector4,
} from 'three';
import type { ArtDirection } from '../../catalogue/style.ts';
import { colourOf } from './colours.ts';
import type { Part } from './kit.ts';
import type { Finish, LightRig, Paint, Slot } from './model.ts';
import { fragmentProgram, vertexProgram } from './shading.glsl.ts';
import { drawTiles, finishes, lookOf, tileSize } from './surfaces.ts';

let tiles: DataArrayTexture | undefined;
function surfaceTiles(): DataArrayTexture {
  if (!tiles) {
    tiles = new DataArrayTexture(drawTiles(), tileSize, tileSize, finishes.length);
    tiles.format = RGBAFormat;
    tiles.wrapS = RepeatWrapping;
    tiles.wrapT = RepeatWrapping;
    tiles.minFilter = LinearMipmapLinearFilter;
    tiles.magFilter = LinearFilter;
    tiles.generateMipmaps = true;
    tiles.needsUpdate = true;
  }
  return tiles;
}

const drawn = new Map<Paint, [CanvasTexture, CanvasTexture]>();

function draw(paint: Paint): [CanvasTexture, CanvasTexture] {
  const known = drawn.get(paint);
  if (known) return known;
  const pair = ['#000000', '#800000'].map((ground) => {
    const canvas = document.createElement('canvas');
    canvas.width = paint.width;
    canvas.height = paint.height;
    const context = canvas.getContext('2d', { alpha: false, willReadFrequently: true }) as CanvasRenderingContext2D;
    context.fillStyle = ground;
    context.fillRect(0, 0, paint.width, paint.height);
    return context;
  }) as [CanvasRenderingContext2D, CanvasRenderingContext2D];
  paint.draw(pair[0], pair[1]);
  const textures = pair.map((context) => {
    const texture = new CanvasTexture(context.canvas);
    texture.colorSpace = NoColorSpace;
    texture.minFilter = LinearMipmapLinearFilter;
    texture.magFilter = LinearFilter;
    texture.wrapS = ClampToEdgeWrapping;
    texture.wrapT = ClampToEdgeWrapping;
    return texture;
  }) as [CanvasTexture, CanvasTexture];
  drawn.set(paint, textures);
  return textures;
}

/** Releases the drawings of a finished model. */
export function forgetDrawings(): void {
  for (const pair of drawn.values()) for (const texture of pair) texture.dispose();
  drawn.clear();
}

function finishOf(slot: Slot, direction: ArtDirection): Finish {
  if (slot.surface === 'main') return direction.surfaces.main;
  if (slot.surface === 'second') return direction.surfaces.second;
  return slot.surface;
}

/** The linear colour of light as the shader takes it. */
const lightColour = (hex: string, strength: number) => new Color(hex).multiplyScalar(strength);

/** The real material of a part in one colourway. */
export function materialFor(part: Part, direction: ArtDirection, lights: LightRig, pose: Matrix3): ShaderMaterial {
  const own = part.slot;
  const slots: Slot[] = [own, part.paint?.red ?? own, part.paint?.green ?? own, part.paint?.blue ?? own];
  const stitch = part.paint?.stitch ?? { colour: 'trim', surface: 'webbing' };
  const looks = slots.map((slot) => {
    const finish = finishOf(slot, direction);
    const look = lookOf(finish);
    const grain = slot.grain ?? 1;
    return new Vector4(
      finishes.indexOf(finish),
      look.tile * grain,
      look.depth * grain * (slot.relief ?? 1),
      look.mottle,
    );
  });
  const shines = slots.map((slot) => {
    const look = lookOf(finishOf(slot, direction));
    const roughness = Math.min(1, Math.max(0.08, look.roughness + (slot.roughness ?? 0)));
    return new Vector4(roughness, look.specular, look.sheen, 0);
  });
  const [masks, relief] = part.paint ? draw(part.paint) : [null, null];
  return new ShaderMaterial({
    vertexShader: vertexProgram,
    fragmentShader: fragmentProgram,
    side: part.options.doubleSided ? DoubleSide : FrontSide,
    defines: part.paint ? { PAINTED: 1 } : {},
    uniforms: {
      tiles: { value: surfaceTiles() },
      slotColour: { value: [...slots, stitch].map((slot) => colourOf(slot, direction.colours)) },
      slotLook: { value: [...looks, looks[0] as Vector4] },
      slotShine: { value: [...shines, shines[0] as Vector4] },
      masks: { value: masks },
      relief: { value: relief },
      reliefDepth: { value: part.paint?.depth ?? 0 },
      keyDirection: { value: new Vector3(...lights.key).normalize() },
      keyColour: { value: lightColour(lights.keyColour, lights.keyStrength) },
      skyColour: { value: lightColour(lights.skyColour, lights.skyStrength) },
      groundColour: { value: lightColour(lights.groundColour, lights.groundStrength) },
      poseMatrix: { value: pose },
    },
  });
}
