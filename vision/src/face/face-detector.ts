import type { GraphModel } from "@tensorflow/tfjs-converter";
import { runModel } from "./face-mesher.ts";
import { loadModel } from "./load-model.ts";
import type { DetectedBox } from "./merge-boxes.ts";
import { mergeBoxes } from "./merge-boxes.ts";
import { type PicturePyramid, sampleSquare, squareToPhoto, type TurnedSquare } from "./picture-pyramid.ts";

const INPUT = 256;
/** Numbers per box: centre, size, then x and y of six points, of which the first two are the eyes. */
const BOX_VALUES = 16;
/** The two grids of the detector: cells per side, pixels per cell, anchors per cell, and their output names. */
const GRIDS = [
	{ cells: 16, stride: 16, anchors: 2, scores: "Identity:0", boxes: "Identity_2:0" },
	{ cells: 8, stride: 32, anchors: 6, scores: "Identity_1:0", boxes: "Identity_3:0" },
] as const;
const OUTPUTS = GRIDS.flatMap((grid) => [grid.scores, grid.boxes]);

export interface FaceDetector {
	/** Faces scoring at least `minScore`, best first, in pixels of the pyramid's first level. */
	detect(pyramid: PicturePyramid, minScore: number): DetectedBox[];
}

export async function createFaceDetector(): Promise<FaceDetector> {
	const model = await loadModel("blazeface");
	return { detect: (pyramid, minScore) => detect(model, pyramid, minScore) };
}

function detect(model: GraphModel, pyramid: PicturePyramid, minScore: number): DetectedBox[] {
	const { width, height } = pyramid.level(0);
	const square: TurnedSquare = {
		centreX: width / 2,
		centreY: height / 2,
		edge: Math.max(width, height),
		angle: 0,
	};
	const outputs = runModel(model, sampleSquare(pyramid, square, INPUT, 1 / 127.5, -1), INPUT, OUTPUTS);
	const toPhoto = squareToPhoto(square, INPUT);
	const boxes = GRIDS.flatMap((grid, index) => {
		const [scores, values] = outputs.slice(2 * index, 2 * index + 2);
		return readGrid(grid, scores, values, minScore);
	});
	return mergeBoxes(boxes.map((box) => scaleBox(box, toPhoto.cos, toPhoto.x, toPhoto.y)));
}

function readGrid(
	grid: (typeof GRIDS)[number],
	scores: Float32Array,
	values: Float32Array,
	minScore: number,
): DetectedBox[] {
	const boxes: DetectedBox[] = [];
	for (let index = 0; index < scores.length; index++) {
		const score = 1 / (1 + Math.exp(-scores[index]));
		if (score < minScore) continue;
		const cell = Math.floor(index / grid.anchors);
		const anchorX = ((cell % grid.cells) + 0.5) * grid.stride;
		const anchorY = (Math.floor(cell / grid.cells) + 0.5) * grid.stride;
		const at = index * BOX_VALUES;
		boxes.push({
			score,
			centreX: values[at] + anchorX,
			centreY: values[at + 1] + anchorY,
			width: values[at + 2],
			height: values[at + 3],
			eyes: [
				values[at + 4] + anchorX,
				values[at + 5] + anchorY,
				values[at + 6] + anchorX,
				values[at + 7] + anchorY,
			],
		});
	}
	return boxes;
}

function scaleBox(box: DetectedBox, scale: number, x: number, y: number): DetectedBox {
	const [leftX, leftY, rightX, rightY] = box.eyes;
	return {
		score: box.score,
		centreX: box.centreX * scale + x,
		centreY: box.centreY * scale + y,
		width: box.width * scale,
		height: box.height * scale,
		eyes: [leftX * scale + x, leftY * scale + y, rightX * scale + x, rightY * scale + y],
	};
}
