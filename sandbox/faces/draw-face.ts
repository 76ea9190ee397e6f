import { type FaceOptions, resolveFace } from "./face-options.ts";
import { createCanvas, paintBackground } from "./render/canvas.ts";
import { paintPerson } from "./scene/paint-person.ts";
import { exposeSensor } from "./scene/sensor.ts";

export interface DrawnFace {
	/** Interleaved 8-bit sRGB. */
	rgb: Uint8Array;
	width: number;
	height: number;
}

/** Draws one photo of a face; equal options give equal bytes. */
export function drawFace(options: FaceOptions = {}): DrawnFace {
	const scene = resolveFace(options);
	const canvas = createCanvas(scene.width, scene.height);
	paintBackground(canvas, scene.background);
	paintPerson(canvas, scene);
	return { rgb: exposeSensor(canvas, scene), width: scene.width, height: scene.height };
}
