import type { FaceScene } from "../face-options.ts";
import { createBrowShape, createBrowTint, paintFaceHairs } from "../features/eyes-and-brows.ts";
import { createEarMesh, createTorsoMesh } from "../geometry/body-meshes.ts";
import { createEyeOutline, createMouthOutline } from "../geometry/face-shape.ts";
import { createHeadBase, createHeadMesh } from "../geometry/head.ts";
import type { Mesh } from "../geometry/mesh.ts";
import { createRelief, noseLandmarks } from "../geometry/relief.ts";
import { createBunMesh, createCurtainMesh, createScarfMesh } from "../hair/hair-meshes.ts";
import { createHairVolume, earsShow } from "../hair/hair-style.ts";
import { occluderMeshes } from "../occluders/occluder-meshes.ts";
import { type Camera, createCamera } from "../render/camera.ts";
import { type Canvas, markEdges, softenEdges } from "../render/canvas.ts";
import { createLighting } from "../render/light.ts";
import { type Band, clearBand, createBand, PIXEL_FLOATS, rasterize, seeMesh } from "../render/rasterize.ts";
import { createSkinTexture, skinReflectance } from "../skin/bare-skin.ts";
import { paintInserts } from "../skin/skin-inserts.ts";
import { createPersonShader, type PersonShader } from "./person-shader.ts";

/** Millimeters across the cheekbones; what `faceFraction` measures. */
const FACE_WIDTH = 143;
/** From the lens to the eyes: an arm's length and a little. */
const LENS_DISTANCE = 750;

export function createSceneCamera(scene: FaceScene): Camera {
	return createCamera({
		width: scene.width,
		height: scene.height,
		pxPerMm: (scene.faceFraction * scene.width) / FACE_WIDTH,
		originX: scene.center[0] * scene.width,
		originY: scene.center[1] * scene.height,
		distance: LENS_DISTANCE,
		pose: scene.pose,
	});
}

/** Pixels shaded at once; bounds the memory of large pictures. */
const BAND_PIXELS = 300_000;

const shaded = new Float32Array(3);
let lastBand: Band | null = null;

/** Pictures of one size in a row share one band: fresh memory costs more than drawing into it. */
function bandOf(width: number, rows: number): Band {
	if (lastBand?.width !== width || lastBand.rows !== rows) lastBand = createBand(width, rows);
	return lastBand;
}

function shadeRow(canvas: Canvas, band: Band, row: number, shade: PersonShader): void {
	const { width, part, values } = band;
	const end = (row + 1) * width;
	for (let at = row * width, to = 3 * (band.top * width + at); at < end; at++, to += 3) {
		if (part[at] === 0) continue;
		shade(shaded, part[at], values, at * PIXEL_FLOATS);
		canvas.pixels[to] = shaded[0];
		canvas.pixels[to + 1] = shaded[1];
		canvas.pixels[to + 2] = shaded[2];
	}
}

/** Draws head, hair and shoulders over what is already on the canvas. */
export function paintPerson(canvas: Canvas, scene: FaceScene): void {
	const { person, expression } = scene;
	const { shape } = person;
	const camera = createSceneCamera(scene);
	const base = createHeadBase(shape);
	const relief = createRelief(shape, expression);
	const eye = createEyeOutline(shape, expression);
	const brow = createBrowShape(shape);
	const onHead: (Mesh | null)[] = [
		...(earsShow(person.hair.style)
			? [createEarMesh(1, shape.headWidth), createEarMesh(-1, shape.headWidth)]
			: []),
		createCurtainMesh(person.hair, 1, shape.headWidth),
		createCurtainMesh(person.hair, -1, shape.headWidth),
		createBunMesh(person.hair),
		person.hair.style === "headscarf" ? createScarfMesh(base) : null,
		createHeadMesh(base, relief, createHairVolume(person.hair)),
		...occluderMeshes(scene.occluder, base),
	];
	const seen = [
		seeMesh(createTorsoMesh(person.breadth, base.bottom), camera, false),
		...onHead.flatMap((mesh) => (mesh ? [seeMesh(mesh, camera, true)] : [])),
	];
	const light = createLighting(scene.light);
	const shade = createPersonShader(
		{
			skin: skinReflectance(scene.monk),
			depth: (scene.monk - 1) / 9,
			iris: person.iris,
			hair: person.hair.color,
			texture: createSkinTexture(scene.seed, scene.texture, camera.pxPerMm),
			inserts: paintInserts(scene.inserts, scene.seed),
			eye,
			mouth: createMouthOutline(shape, expression),
			noseTipY: noseLandmarks(shape).tip,
			noseWidth: shape.noseWidth,
			eyesClosed: expression.eyesClosed,
			gloss: scene.gloss,
			beard: person.beard,
			browAt: createBrowTint(brow, person.brows),
		},
		person,
		light,
	);
	const rows = Math.max(16, Math.floor(BAND_PIXELS / scene.width));
	const band = bandOf(scene.width, rows);
	const marked = new Uint8Array(scene.width * scene.height);
	for (let top = 0; top < scene.height; top += rows) {
		clearBand(band, top);
		for (const mesh of seen) rasterize(mesh, band);
		const visible = Math.min(rows, scene.height - top);
		markEdges(marked, band.part, band.depth, scene.width, visible, top);
		for (let row = 0; row < visible; row++) shadeRow(canvas, band, row, shade);
	}
	softenEdges(canvas, marked);
	// Lashes and brows are painted last; nothing may stand before the eyes then.
	if (scene.occluder === "sunglasses" || scene.occluder === "hand") return;
	paintFaceHairs(canvas, camera, {
		brow,
		brows: person.brows,
		eye,
		lashes: person.lashes,
		eyesClosed: expression.eyesClosed,
		color: person.hair.color.map((value, c) => value * 0.8 * light.gain[c]),
		seed: scene.seed,
		surface: (x, y) => base.surface(x, y) + relief(x, y),
	});
}
