import type { GraphModel } from "@tensorflow/tfjs-converter";
import { dispose, type Tensor, tensor4d } from "@tensorflow/tfjs-core";
import { eyeLineAngle, MESH_POINTS } from "./face-mesh.ts";
import { loadModel } from "./load-model.ts";
import { type PicturePyramid, sampleSquare, squareToPhoto, type TurnedSquare } from "./picture-pyramid.ts";

/** A face as the detector sees it; lengths in decoded pixels. */
export interface DetectedBox {
	score: number;
	centreX: number;
	centreY: number;
	width: number;
	height: number;
	/** Middles of the eyes on the picture's left and right. */
	eyes: readonly [leftX: number, leftY: number, rightX: number, rightY: number];
}

const DETECTOR_INPUT = 256;
/** Numbers per box: centre, size, then x and y of six points, of which the first two are the eyes. */
const BOX_VALUES = 16;
/** The two grids of the detector: cells per side, pixels per cell, anchors per cell, and their output names. */
const GRIDS = [
	{ cells: 16, stride: 16, anchors: 2, scores: "Identity:0", boxes: "Identity_2:0" },
	{ cells: 8, stride: 32, anchors: 6, scores: "Identity_1:0", boxes: "Identity_3:0" },
] as const;
const DETECTOR_OUTPUTS = GRIDS.flatMap((grid) => [grid.scores, grid.boxes]);

interface FaceDetector {
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
	const outputs = runModel(
		model,
		sampleSquare(pyramid, square, DETECTOR_INPUT, 1 / 127.5, -1),
		DETECTOR_INPUT,
		DETECTOR_OUTPUTS,
	);
	const toPhoto = squareToPhoto(square, DETECTOR_INPUT);
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

/** Boxes that share more than this belong to one face. */
const SAME_FACE = 0.3;

/**
 * Weighted suppression (BlazeFace, Bazarevsky 2019): overlapping boxes are averaged by score instead of dropped,
 * which steadies the box under small changes of the picture. Best score first.
 */
export function mergeBoxes(boxes: readonly DetectedBox[]): DetectedBox[] {
	const merged: DetectedBox[] = [];
	let rest = [...boxes].sort((one, other) => other.score - one.score);
	for (let best = rest[0]; best !== undefined; best = rest[0]) {
		const lead = best;
		merged.push(
			average(
				lead.score,
				rest.filter((box) => box === lead || overlap(lead, box) > SAME_FACE),
			),
		);
		rest = rest.filter((box) => box !== lead && overlap(lead, box) <= SAME_FACE);
	}
	return merged;
}

function average(score: number, group: readonly DetectedBox[]): DetectedBox {
	const total = group.reduce((sum, box) => sum + box.score, 0);
	const mean = (value: (box: DetectedBox) => number): number =>
		group.reduce((sum, box) => sum + box.score * value(box), 0) / total;
	return {
		score,
		centreX: mean((box) => box.centreX),
		centreY: mean((box) => box.centreY),
		width: mean((box) => box.width),
		height: mean((box) => box.height),
		eyes: [
			mean((box) => box.eyes[0]),
			mean((box) => box.eyes[1]),
			mean((box) => box.eyes[2]),
			mean((box) => box.eyes[3]),
		],
	};
}

/** Shared area by joint area of two boxes, 0 to 1. */
export function overlap(one: DetectedBox, other: DetectedBox): number {
	const shared =
		sharedLength(one.centreX, one.width, other.centreX, other.width) *
		sharedLength(one.centreY, one.height, other.centreY, other.height);
	return shared / (one.width * one.height + other.width * other.height - shared);
}

function sharedLength(centre: number, length: number, otherCentre: number, otherLength: number): number {
	const end = Math.min(centre + length / 2, otherCentre + otherLength / 2);
	const start = Math.max(centre - length / 2, otherCentre - otherLength / 2);
	return Math.max(0, end - start);
}

const MESH_INPUT = 192;
const MESH_OUTPUTS = ["Identity_2:0", "Identity_1:0"];
/** The mesh model was trained on squares of 1.5 times the face. */
const MARGIN = 1.5;

export interface MeshReading {
	points: Float32Array;
	flag: number;
}

export interface FaceMesher {
	/** Landmarks of the face inside the square, in pixels of the pyramid's first level. */
	mesh(pyramid: PicturePyramid, square: TurnedSquare): MeshReading;
}

export async function createFaceMesher(): Promise<FaceMesher> {
	const model = await loadModel("facemesh");
	return { mesh: (pyramid, square) => readMesh(model, pyramid, square) };
}

function readMesh(model: GraphModel, pyramid: PicturePyramid, square: TurnedSquare): MeshReading {
	const input = sampleSquare(pyramid, square, MESH_INPUT, 1 / 255, 0);
	const [raw, [flag = 0]] = runModel(model, input, MESH_INPUT, MESH_OUTPUTS);
	const { cos, sin, x, y } = squareToPhoto(square, MESH_INPUT);
	const scale = square.edge / MESH_INPUT;
	const points = new Float32Array(MESH_POINTS * 3);
	for (let at = 0; at < points.length; at += 3) {
		const u = raw[at];
		const v = raw[at + 1];
		points[at] = cos * u - sin * v + x;
		points[at + 1] = sin * u + cos * v + y;
		points[at + 2] = raw[at + 2] * scale;
	}
	return { points, flag };
}

/** The square a detected face is meshed in, turned with the line of its eyes. */
export function squareOfBox({ centreX, centreY, width, height, eyes }: DetectedBox): TurnedSquare {
	const [leftX, leftY, rightX, rightY] = eyes;
	const angle = Math.atan2(rightY - leftY, rightX - leftX);
	return { centreX, centreY, edge: MARGIN * Math.max(width, height), angle };
}

/** The square for a second pass, from the landmarks of the first. */
export function squareOfPoints(points: Float32Array): TurnedSquare {
	const angle = eyeLineAngle(points);
	const cos = Math.cos(angle);
	const sin = Math.sin(angle);
	let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
	for (let at = 0; at < points.length; at += 3) {
		const along = cos * points[at] + sin * points[at + 1];
		const down = cos * points[at + 1] - sin * points[at];
		left = Math.min(left, along);
		right = Math.max(right, along);
		top = Math.min(top, down);
		bottom = Math.max(bottom, down);
	}
	const along = (left + right) / 2;
	const down = (top + bottom) / 2;
	return {
		centreX: cos * along - sin * down,
		centreY: sin * along + cos * down,
		edge: MARGIN * Math.max(right - left, bottom - top),
		angle,
	};
}

/** Runs a square RGB picture through a model and copies the named outputs out; every tensor is freed. */
function runModel(model: GraphModel, input: Float32Array, size: number, outputs: string[]): Float32Array[] {
	const picture = tensor4d(input, [1, size, size, 3]);
	let results: Tensor[] = [];
	try {
		const answer = model.execute(picture, outputs);
		results = Array.isArray(answer) ? answer : [answer];
		return results.map((result) => Float32Array.from(result.dataSync()));
	} finally {
		dispose([picture, ...results]);
	}
}
