import { type FaceOptions, type FaceScene, resolveFace } from "./face-options.ts";
import { keepPixels } from "./kept-faces.ts";
import { PEOPLE } from "./people.ts";
import { createCanvas, paintBackground } from "./render/canvas.ts";
import { createLighting } from "./render/light.ts";
import { paintPerson } from "./scene/paint-person.ts";
import { exposeSensor } from "./scene/sensor.ts";

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
