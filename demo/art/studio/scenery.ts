import { BufferAttribute, CanvasTexture, Color, Group, Matrix3, Matrix4, Mesh, Scene, type WebGLRenderer } from 'three';
import type { ArtDirection, PartColours } from '../../catalogue/style.ts';
import { kit, partOf } from './kit.ts';
import { cameraFor } from './lens.ts';
import { studioLights } from './lights.ts';
import { materialFor } from './material.ts';
import type { Model, SceneKit, SceneModel } from './model.ts';
import { piecesOf, poseModel } from './stage.ts';

const neutral: PartColours = {
  main: '#808080',
  second: '#808080',
  trim: '#808080',
  sole: '#808080',
  accent: '#808080',
};

/** A wide picture: every part of the kit is baked together under the scene's light, everything else is drawn as it comes. */
export class SceneStage {
  private readonly renderer: WebGLRenderer;
  private readonly scene: SceneModel;
  private readonly models: readonly Model[];

  constructor(renderer: WebGLRenderer, scene: SceneModel, models: readonly Model[]) {
    this.renderer = renderer;
    this.scene = scene;
    this.models = models;
  }

  async shoot(): Promise<void> {
    const lights = { ...studioLights, ...this.scene.lights };
    const directions = new Map<Group, ArtDirection>();
    const sceneKit: SceneKit = {
      ...kit,
      colours: neutral,
      product: (direction) => {
        const model = this.models.find((m) => m.silhouette === direction.silhouette);
        if (!model) throw new Error(`No model of ${direction.silhouette}`);
        const group = model.build(direction.cut, kit);
        directions.set(group, direction);
        return group;
      },
    };
    const root = new Group();
    root.add(await this.scene.build(sceneKit));
    root.updateMatrixWorld(true);
    const directionOf = (mesh: Mesh): ArtDirection => {
      for (let at = mesh.parent; at; at = at.parent) {
        const known = directions.get(at as Group);
        if (known) return known;
      }
      return { silhouette: 'tee', cut: 1, surfaces: { main: 'canvas', second: 'canvas' }, colours: neutral };
    };
    const owners: ArtDirection[] = [];
    const coloured: Mesh[] = [];
    root.traverse((object) => {
      if (object instanceof Mesh && partOf(object)) {
        owners.push(directionOf(object));
        coloured.push(object);
      }
    });
    const pieces = piecesOf(root);
    const stage = new Scene();
    if (this.scene.backdrop) stage.background = this.paintBackdrop(this.scene.backdrop);
    if (pieces.length > 0) {
      const posed = poseModel(this.renderer, pieces, this.scene.shadowFloor ? 'floor' : 'none', new Matrix4(), lights);
      if (posed.floor) {
        (posed.floor.material.uniforms.tint as { value: Color }).value = new Color('#0b1216').convertLinearToSRGB();
        (posed.floor.material.uniforms.strength as { value: number }).value = this.scene.shadowFloor ?? 1;
        posed.floor.mesh.position.y = 0.0005;
        posed.floor.mesh.renderOrder = 5;
        stage.add(posed.floor.mesh);
      }
      pieces.forEach((piece, i) => {
        piece.geometry.setAttribute('light', new BufferAttribute(posed.lights[i] as Float32Array, 4));
        const mesh = new Mesh(
          piece.geometry,
          materialFor(piece.part, owners[i] as ArtDirection, lights, new Matrix3()),
        );
        mesh.renderOrder = 6;
        mesh.frustumCulled = false;
        stage.add(mesh);
      });
    }
    for (const mesh of coloured) mesh.visible = false;
    stage.add(root);
    this.renderer.autoClear = true;
    this.renderer.setRenderTarget(null);
    this.renderer.render(stage, cameraFor(this.scene.framing, this.scene.width / this.scene.height));
    this.renderer.getContext().finish();
  }

  private paintBackdrop(paint: NonNullable<SceneModel['backdrop']>): CanvasTexture {
    const canvas = document.createElement('canvas');
    canvas.width = this.scene.width;
    canvas.height = this.scene.height;
    paint(canvas.getContext('2d') as CanvasRenderingContext2D, canvas.width, canvas.height);
    const texture = new CanvasTexture(canvas);
    // The renderer writes display values as they are, so the painting is taken as it is too.
    return texture;
  }
}
