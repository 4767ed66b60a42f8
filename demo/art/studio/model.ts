import type { BufferGeometry, Group, Mesh, Object3D } from 'three';
import type { PartColours, Silhouette, Surface } from '../../catalogue/style.ts';

/** Surfaces of the catalogue and the ones only a model names for its own small parts. */
export type Finish = Surface | 'foam' | 'metal' | 'gloss' | 'rope' | 'skin-smooth' | 'webbing';

/**
 * Where a colour comes from: a part of the colourway, the paper that suits it, a fixed hex colour, or a mix of two (0 = first,
 * 1 = second).
 */
export type ColourSource =
  | keyof PartColours
  | 'paper'
  | `#${string}`
  | readonly [keyof PartColours | `#${string}`, keyof PartColours | `#${string}`, number];

/**
 * What a mesh is made of, named symbolically: geometry is built and its occlusion baked once per silhouette and cut, and every
 * colourway only fills the slots.
 */
export type Slot = Readonly<{
  colour: ColourSource;
  /** `main` and `second` follow the colourway's surfaces. */
  surface: 'main' | 'second' | Finish;
  /** Lightness shift: -1 black, 0 as it is, 1 white. */
  shade?: number;
  /** Size of the weave or grain, 1 = life size. */
  grain?: number;
  /** How deep the weave or grain is, 1 = as usual. */
  relief?: number;
  /** Shift of roughness, -0.5 to 0.5. */
  roughness?: number;
}>;

/**
 * A drawing in the mesh's uv space (u right, v up; the canvas is given upside up: v = 1 at y = 0), drawn once per cut.
 * `masks` starts black = the mesh's own slot; pure red, green and blue areas show the slots `red`, `green`, `blue`.
 * `relief`: red channel = height (starts at 128; `depth` metres between 0 and 255), green = thread of a stitch (starts 0),
 * blue = dirt-free cavity darkening (starts 0, 255 = dark seam).
 */
export type Paint = Readonly<{
  width: number;
  height: number;
  draw: (masks: CanvasRenderingContext2D, relief: CanvasRenderingContext2D) => void;
  depth: number;
  red?: Slot;
  green?: Slot;
  blue?: Slot;
  stitch?: Slot;
}>;

export type MeshOptions = Readonly<{
  paint?: Paint;
  /** Shade both faces (thin cloth seen from inside). */
  doubleSided?: boolean;
  /** false = takes no part in the occlusion of others (tiny details that lie on a surface). */
  castsShadow?: boolean;
}>;

export type Kit = Readonly<{
  /** The only way to make a visible part. Geometry in metres with normals; uv only where it is painted. */
  mesh: (geometry: BufferGeometry, slot: Slot, options?: MeshOptions) => Mesh;
  /** Repeatable random numbers 0..1. */
  random: (seed: number) => () => number;
}>;

export type View = 'side' | 'quarter' | 'top' | 'detail';
export const views: readonly View[] = ['side', 'quarter', 'top', 'detail'];

/** Camera: looks at `target` from azimuth/elevation; `span` metres are visible across the square picture at the target. */
export type Framing = Readonly<{
  target: readonly [number, number, number];
  /** Degrees; 0 looks along -z (camera at +z), positive turns the camera towards +x. */
  azimuth: number;
  /** Degrees above the horizon; 90 looks straight down (then +x is right and -z up). */
  elevation: number;
  span: number;
  /** Roll of the camera in degrees. */
  roll?: number;
  /** Full-frame focal length in millimetres; by default 85. */
  lens?: number;
  /** Turn of the model on its own for this view (degrees about x, y, z), e.g. a sole held up to the camera; re-baked for that pose. */
  pose?: readonly [number, number, number];
}>;

export type Model = Readonly<{
  silhouette: Silhouette;
  /** Everything stands on the floor y = 0. The same cut must always give the same geometry. */
  build: (cut: 1 | 2 | 3, kit: Kit) => Group;
  /** One framing per view for all cuts, so that swatches and neighbours do not jump. */
  views: Readonly<Record<View, Framing>>;
  /** `floor` (default): contact shadow on a floor. `wall`: on a plane z = 0 behind (flat lays). `none`: no shadow. */
  ground?: 'floor' | 'wall' | 'none';
}>;

export type LightRig = Readonly<{
  /** Direction towards the key light. */
  key: readonly [number, number, number];
  /** Half angle of the key light in degrees: large is soft. */
  keySpread: number;
  keyColour: `#${string}`;
  keyStrength: number;
  skyColour: `#${string}`;
  skyStrength: number;
  groundColour: `#${string}`;
  groundStrength: number;
}>;

/** A wide picture: products and anything else in three.js, in front of a painted or shaded backdrop. */
export type SceneModel = Readonly<{
  name: string;
  width: number;
  height: number;
  /**
   * `kit.product` puts a catalogue model in (already coloured). Objects not made by the kit keep their own materials and are
   * drawn as they are (sky, sea); `userData.occludes = true` lets such a mesh shade the products.
   */
  build: (kit: SceneKit) => Promise<Object3D> | Object3D;
  framing: Omit<Framing, 'pose'>;
  lights?: Partial<LightRig>;
  /** Invisible shadow-catching plane at y = 0; strength 0 to 1. */
  shadowFloor?: number;
  backdrop?: (context: CanvasRenderingContext2D, width: number, height: number) => void;
}>;

export type SceneKit = Kit &
  Readonly<{
    product: (direction: import('../../catalogue/style.ts').ArtDirection) => Group;
    /** A coloured part for scenery: colours in the slot must be hex. */
    colours: PartColours;
  }>;

/** Identity, for inference at the definition: `export const model = defineModel({ … })`. */
export const defineModel = (model: Model): Model => model;
/** Identity, for inference at the definition: `export const scene = defineScene({ … })`. */
export const defineScene = (scene: SceneModel): SceneModel => scene;
