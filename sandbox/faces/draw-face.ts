import { type FaceOptions, type FaceScene, resolveFace } from "./face-options.ts";
import { createEyeOutline, createMouthOutline } from "./geometry/face-shape.ts";
import { createHeadBase } from "./geometry/head.ts";
import { createRelief, noseLandmarks } from "./geometry/relief.ts";
import { keepPixels } from "./kept-faces.ts";
import { PEOPLE } from "./people.ts";
import { blurCanvas, type Canvas, createCanvas, paintBackground } from "./render/canvas.ts";
import { createLighting } from "./render/light.ts";
import { createRandom } from "./render/math.ts";
import { createSceneCamera, paintPerson } from "./scene/paint-person.ts";

interface SensorSettings {
	/** Standard deviation of the lens blur, pixels. */
	blur: number;
	/** Standard deviation of the noise at middle gray, 8-bit steps. */
	noise: number;
	whiteBalance: readonly number[];
	gamma: number;
	seed: number;
}

const CURVE_STEPS = 4096;
const DEVIATES = 65536;

/** 8-bit sRGB by linear value, with the exponent applied to the encoded value. */
function transferCurve(gamma: number): Float32Array {
	return Float32Array.from({ length: CURVE_STEPS + 2 }, (_, i) => {
		const linear = i / CURVE_STEPS;
		const encoded = linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055;
		return 255 * Math.max(0, encoded) ** gamma;
	});
}

/** Normal deviates, and where each row starts to read them so that no pattern repeats. */
function normalDeviates(seed: number): Float32Array {
	const random = createRandom(seed);
	const deviates = new Float32Array(DEVIATES);
	for (let i = 0; i < DEVIATES; i++) deviates[i] = random.normal();
	return deviates;
}

interface SensorRow {
	/** Steps of the curve by linear value, per channel. */
	scale: Float64Array;
	curve: Float32Array;
	deviates: Float32Array;
	noise: number;
	/** Where this row starts to read the deviates. */
	shift: number;
}

/** The floats from `start` to `end` as bytes. A function of its own: the compiler keeps it from row to row. */
function exposeRow(
	rgb: Uint8ClampedArray,
	pixels: Float32Array,
	start: number,
	end: number,
	{ scale, curve, deviates, noise, shift }: SensorRow,
): void {
	for (let at = start, from = shift, c = 0; at < end; at++, from++) {
		const scaled = pixels[at] * scale[c];
		c = c === 2 ? 0 : c + 1;
		const linear = Math.min(CURVE_STEPS, Math.max(0, scaled));
		const index = linear | 0;
		const low = curve[index];
		const value = low + (curve[index + 1] - low) * (linear - index);
		const spread = noise * (1.45 - 0.9 * Math.abs(value / 127.5 - 1));
		rgb[at] = value + spread * deviates[from & (DEVIATES - 1)];
	}
}

/** Blur, white balance, tone curve and noise: from light to 8-bit sRGB. */
function exposeSensor(canvas: Canvas, settings: SensorSettings): Uint8Array {
	if (settings.blur > 0.05) blurCanvas(canvas, settings.blur);
	const { pixels, width, height } = canvas;
	const curve = transferCurve(settings.gamma);
	const deviates = normalDeviates(settings.seed);
	const random = createRandom(settings.seed + 1);
	const rgb = new Uint8ClampedArray(pixels.length);
	const scale = Float64Array.from(settings.whiteBalance, (gain) => gain * CURVE_STEPS);
	const sensor = { scale, curve, deviates, noise: settings.noise };
	for (let y = 0; y < height; y++) {
		const shift = Math.floor(random.next() * DEVIATES);
		exposeRow(rgb, pixels, 3 * y * width, 3 * (y + 1) * width, { ...sensor, shift });
	}
	return new Uint8Array(rgb.buffer);
}

export interface DrawnFace {
	/** Interleaved 8-bit sRGB. */
	rgb: Uint8Array;
	width: number;
	height: number;
}

/** Another person to the right of this one, a little behind. */
function beside(scene: FaceScene): FaceScene {
	const person = PEOPLE[(PEOPLE.indexOf(scene.basePerson) + 3) % PEOPLE.length];
	return {
		...scene,
		person,
		monk: person.monk,
		inserts: {},
		occluder: null,
		seed: scene.seed + 1,
		faceFraction: scene.faceFraction * 0.92,
		center: [scene.center[0] + 0.44, scene.center[1] + 0.02],
	};
}

/** Draws one photo of a face; equal options give equal bytes. */
export function drawFace(options: FaceOptions = {}): DrawnFace {
	const scene = resolveFace(options);
	return { rgb: keepPixels(scene, () => renderScene(scene)), width: scene.width, height: scene.height };
}

/** The same, drawn whatever is kept. */
export function drawFaceAnew(options: FaceOptions = {}): DrawnFace {
	const scene = resolveFace(options);
	return { rgb: renderScene(scene), width: scene.width, height: scene.height };
}

function renderScene(scene: FaceScene): Uint8Array {
	const canvas = createCanvas(scene.width, scene.height);
	const { gain } = createLighting(scene.light);
	paintBackground(
		canvas,
		scene.background.map((value, c) => value * gain[c]),
	);
	if (scene.secondFace) paintPerson(canvas, beside(scene));
	paintPerson(canvas, scene);
	return exposeSensor(canvas, { ...scene, seed: scene.seed * 8191 + scene.shot });
}

export const DRAWN_LANDMARKS = [
	"leftEyeOuter",
	"leftEyeInner",
	"rightEyeOuter",
	"rightEyeInner",
	"noseTip",
	"leftMouthCorner",
	"rightMouthCorner",
	"chin",
] as const;
export type DrawnLandmark = (typeof DRAWN_LANDMARKS)[number];

/** Where the drawn face has its landmarks, pixels of the picture; left is the subject's own left. */
export function drawnLandmarks(options: FaceOptions): Record<DrawnLandmark, [x: number, y: number]> {
	const scene = resolveFace(options);
	const { shape } = scene.person;
	const base = createHeadBase(shape);
	const relief = createRelief(shape, scene.expression);
	const eye = createEyeOutline(shape, scene.expression);
	const mouth = createMouthOutline(shape, scene.expression);
	const camera = createSceneCamera(scene);
	const at = (x: number, y: number): [number, number] => {
		const [px, py] = camera.projectHead(x, y, base.surface(x, y) + relief(x, y));
		return [px, py];
	};
	const outer = eye.centerX + eye.halfWidth;
	const inner = eye.centerX - eye.halfWidth;
	return {
		leftEyeOuter: at(outer, eye.cornerLine(1)),
		leftEyeInner: at(inner, eye.cornerLine(-1)),
		rightEyeOuter: at(-outer, eye.cornerLine(1)),
		rightEyeInner: at(-inner, eye.cornerLine(-1)),
		noseTip: at(0, noseLandmarks(shape).tip),
		leftMouthCorner: at(mouth.halfWidth, mouth.upperEdge(1)),
		rightMouthCorner: at(-mouth.halfWidth, mouth.upperEdge(1)),
		chin: at(0, base.bottom + 3),
	};
}

type Color = readonly [red: number, green: number, blue: number];
/** A flat shape in a unit square, y down: true inside. */
type Shape = (x: number, y: number) => boolean;

const OVERSAMPLE = 3;

function ellipse(cx: number, cy: number, rx: number, ry: number): Shape {
	return (x, y) => ((x - cx) / rx) ** 2 + ((y - cy) / ry) ** 2 < 1;
}

function both(left: Shape): Shape {
	return (x, y) => left(x, y) || left(1 - x, y);
}

/** A band along a parabola from x0 to x1. */
function arc(x0: number, x1: number, y: number, sag: number, thick: number): Shape {
	const middle = (x0 + x1) / 2;
	const half = (x1 - x0) / 2;
	return (px, py) => {
		const t = (px - middle) / half;
		return Math.abs(t) < 1 && Math.abs(py - (y + sag * (1 - t * t))) < thick * (1 - 0.5 * t * t);
	};
}

const LAYERS: readonly (readonly [Shape, Color])[] = [
	[() => true, [196, 220, 232]],
	[ellipse(0.5, 0.4, 0.27, 0.31), [82, 52, 38]],
	[(x, y) => Math.abs(x - 0.5) < 0.09 && y > 0.68 && y < 0.86, [226, 170, 132]],
	[ellipse(0.5, 1.02, 0.36, 0.2), [72, 120, 150]],
	[ellipse(0.5, 0.48, 0.225, 0.285), [242, 190, 152]],
	[(x, y) => ellipse(0.5, 0.36, 0.245, 0.2)(x, y) && y < 0.3 + 0.5 * (x - 0.45) ** 2, [82, 52, 38]],
	[both(ellipse(0.405, 0.44, 0.043, 0.024)), [255, 255, 255]],
	[both(ellipse(0.405, 0.44, 0.02, 0.022)), [92, 62, 40]],
	[both(ellipse(0.405, 0.44, 0.01, 0.011)), [20, 18, 18]],
	[both(arc(0.36, 0.45, 0.4, -0.022, 0.006)), [50, 34, 28]],
	[both(arc(0.35, 0.455, 0.37, -0.024, 0.01)), [70, 44, 32]],
	[arc(0.465, 0.535, 0.55, 0.014, 0.007), [205, 140, 108]],
	[arc(0.43, 0.57, 0.635, 0.034, 0.017), [200, 90, 90]],
	[arc(0.43, 0.57, 0.632, 0.026, 0.004), [130, 50, 54]],
];

/** A flat vector-like face that a face detector accepts and no skin measurement may. */
export function drawCartoon(size = 900): DrawnFace {
	const rgb = new Uint8Array(size * size * 3);
	for (let y = 0; y < size; y++) {
		for (let x = 0; x < size; x++) {
			const sum = [0, 0, 0];
			for (let sample = 0; sample < OVERSAMPLE * OVERSAMPLE; sample++) {
				const u = (x + ((sample % OVERSAMPLE) + 0.5) / OVERSAMPLE) / size;
				const v = (y + (Math.floor(sample / OVERSAMPLE) + 0.5) / OVERSAMPLE) / size;
				const layer = LAYERS.findLast(([shape]) => shape(u, v));
				if (layer) for (let c = 0; c < 3; c++) sum[c] += layer[1][c];
			}
			for (let c = 0; c < 3; c++) rgb[3 * (y * size + x) + c] = Math.round(sum[c] / OVERSAMPLE ** 2);
		}
	}
	return { rgb, width: size, height: size };
}
