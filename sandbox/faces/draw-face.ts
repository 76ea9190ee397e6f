import { type FaceOptions, type FaceScene, resolveFace } from "./face-options.ts";
import { createBrowShape, createBrowTint } from "./features/brow-shape.ts";
import { createEarMesh } from "./geometry/ear-mesh.ts";
import { createEyeOutline } from "./geometry/eye-outline.ts";
import { createHeadBase } from "./geometry/head-base.ts";
import { createHeadMesh } from "./geometry/head-mesh.ts";
import { PARTS } from "./geometry/mesh.ts";
import { createMouthOutline } from "./geometry/mouth-outline.ts";
import { noseLandmarks } from "./geometry/nose-relief.ts";
import { createRelief } from "./geometry/relief.ts";
import { createTorsoMesh } from "./geometry/torso-mesh.ts";
import { createCamera } from "./render/camera.ts";
import { type Canvas, createCanvas, paintBackground } from "./render/canvas.ts";
import { createLighting } from "./render/light.ts";
import { clearBand, createBand, PIXEL_FLOATS, rasterize, seeMesh } from "./render/rasterize.ts";
import { exposeSensor } from "./scene/sensor.ts";
import { createFaceShader, type FacePixel } from "./skin/face-material.ts";
import { paintInserts } from "./skin/skin-inserts.ts";
import { createSkinTexture } from "./skin/skin-texture.ts";
import { skinReflectance } from "./skin/skin-tone.ts";

const BAND_PIXELS = 400_000;

export interface DrawnFace {
	/** Interleaved 8-bit sRGB. */
	rgb: Uint8Array;
	width: number;
	height: number;
}

function paintPerson(canvas: Canvas, scene: FaceScene): void {
	const { person, expression } = scene;
	const { shape } = person;
	const camera = createCamera({
		width: scene.width,
		height: scene.height,
		pxPerMm: (scene.faceFraction * scene.width) / 143,
		originX: scene.center[0] * scene.width,
		originY: scene.center[1] * scene.height,
		distance: 750,
		pose: scene.pose,
	});
	const base = createHeadBase(shape);
	const head = createHeadMesh(base, createRelief(shape, expression));
	const seen = [
		seeMesh(createTorsoMesh(person.breadth, base.bottom), camera, false),
		seeMesh(createEarMesh(1, shape.headWidth), camera, true),
		seeMesh(createEarMesh(-1, shape.headWidth), camera, true),
		seeMesh(head, camera, true),
	];
	const light = createLighting(scene.light);
	const nose = noseLandmarks(shape);
	const shadeFace = createFaceShader(
		{
			skin: skinReflectance(scene.monk),
			depth: (scene.monk - 1) / 9,
			iris: person.iris,
			hair: person.hair.color,
			texture: createSkinTexture(scene.seed, scene.texture),
			inserts: paintInserts(scene.inserts, scene.seed),
			eye: createEyeOutline(shape, expression),
			mouth: createMouthOutline(shape, expression),
			noseTipY: nose.tip,
			noseWidth: shape.noseWidth,
			eyesClosed: expression.eyesClosed,
			gloss: scene.gloss,
			beard: person.beard,
			browAt: createBrowTint(createBrowShape(shape), person.brows),
		},
		light,
	);
	const rows = Math.max(16, Math.floor(BAND_PIXELS / scene.width));
	const band = createBand(scene.width, rows);
	const out = new Float32Array(3);
	const pixel: FacePixel = { x: 0, y: 0, arc: 0, openness: 1, nx: 0, ny: 0, nz: 1 };
	for (let top = 0; top < scene.height; top += rows) {
		clearBand(band, top);
		for (const mesh of seen) rasterize(mesh, band);
		const end = Math.min(rows, scene.height - top) * scene.width;
		for (let at = 0; at < end; at++) {
			const part = band.part[at];
			if (part === 0) continue;
			const v = at * PIXEL_FLOATS;
			pixel.x = band.values[v];
			pixel.y = band.values[v + 1];
			pixel.arc = band.values[v + 2];
			pixel.openness = band.values[v + 3];
			pixel.nx = band.values[v + 4];
			pixel.ny = band.values[v + 5];
			pixel.nz = band.values[v + 6];
			if (part === PARTS.torso) pixel.y -= 400;
			shadeFace(out, pixel);
			canvas.pixels.set(out, 3 * (top * scene.width + at));
		}
	}
}

/** Draws one photo of a face; equal options give equal bytes. */
export function drawFace(options: FaceOptions = {}): DrawnFace {
	const scene = resolveFace(options);
	const canvas = createCanvas(scene.width, scene.height);
	paintBackground(canvas, scene.background);
	paintPerson(canvas, scene);
	const rgb = exposeSensor(canvas, { ...scene, seed: scene.seed });
	return { rgb, width: scene.width, height: scene.height };
}
