import { setWasmPaths } from "@tensorflow/tfjs-backend-wasm";
import { type GraphModel, loadGraphModel } from "@tensorflow/tfjs-converter";
import {
	dispose,
	enableProdMode,
	type io,
	ready,
	setBackend,
	type Tensor,
	tensor4d,
} from "@tensorflow/tfjs-core";
import { FRAME_EDGE, type FramePixels } from "../facts/frame-pixels.ts";

/** Points of the detector in its own order; right and left are the subject's own. */
const FACE_POINTS = ["rightEye", "leftEye", "nose", "mouth", "rightEar", "leftEar"] as const;
type FacePoint = (typeof FACE_POINTS)[number];

/** Pixels of the frame. */
export interface Point {
	x: number;
	y: number;
}

/** A face as the detector sees it; lengths in pixels of the frame. */
export interface DetectedFace {
	/** 0 to 1. */
	score: number;
	centre: Point;
	width: number;
	height: number;
	points: Record<FacePoint, Point>;
}

/** The two grids of the detector (BlazeFace, Bazarevsky 2019): cells a side, boxes a cell, names of the outputs. */
export const GRIDS = [
	{ cells: 16, perCell: 2, scores: "Identity:0", boxes: "Identity_2:0" },
	{ cells: 8, perCell: 6, scores: "Identity_1:0", boxes: "Identity_3:0" },
] as const;

/** What the detector says about one grid. */
export interface GridOutput {
	scores: Float32Array;
	boxes: Float32Array;
}

/** The faces of one frame, best first. */
export type FaceFinder = (frame: FramePixels) => DetectedFace[];

const OUTPUTS = GRIDS.flatMap(({ scores, boxes }) => [scores, boxes]);

/** `binaries` is the folder of the WASM files, `model` the address of the detector or what reads it. */
export async function createFaceFinder(binaries: string, model: string | io.IOHandler): Promise<FaceFinder> {
	setWasmPaths(binaries);
	enableProdMode();
	if (!(await setBackend("wasm"))) throw new Error("The WASM backend of tfjs did not start.");
	await ready();
	const detector = await loadGraphModel(model);
	return (frame) => findFaces(detector, frame);
}

function findFaces(detector: GraphModel, frame: FramePixels): DetectedFace[] {
	const padX = Math.floor((FRAME_EDGE - frame.width) / 2);
	const padY = Math.floor((FRAME_EDGE - frame.height) / 2);
	const input = tensor4d(squareOf(frame, padX, padY), [1, FRAME_EDGE, FRAME_EDGE, 3]);
	let results: Tensor[] = [];
	try {
		const answer = detector.execute(input, OUTPUTS);
		results = Array.isArray(answer) ? answer : [answer];
		const numbers = results.map((result) => Float32Array.from(result.dataSync()));
		const outputs = GRIDS.map((_, grid) => ({
			scores: numbers[2 * grid] ?? new Float32Array(),
			boxes: numbers[2 * grid + 1] ?? new Float32Array(),
		}));
		return decodeFaces(outputs, padX, padY);
	} finally {
		dispose([input, ...results]);
	}
}

/** The frame in the middle of a black square, from -1 to 1. */
function squareOf({ rgba, width, height }: FramePixels, padX: number, padY: number): Float32Array {
	const square = new Float32Array(FRAME_EDGE * FRAME_EDGE * 3).fill(-1);
	for (let y = 0, from = 0; y < height; y++)
		for (let x = 0, to = ((y + padY) * FRAME_EDGE + padX) * 3; x < width; x++, from += 4, to += 3)
			for (let channel = 0; channel < 3; channel++)
				square[to + channel] = (rgba[from + channel] ?? 0) / 127.5 - 1;
	return square;
}

/** Numbers a box: middle, size, then the six points. */
const NUMBERS = 4 + 2 * FACE_POINTS.length;
const LEAST_SCORE = 0.5;
/** Boxes sharing more of their joint area than this are one face. */
const SAME_FACE = 0.3;

interface Candidate {
	score: number;
	/** Pixels of the detector's square. */
	numbers: number[];
}

/** The faces of one frame, best first; `padX` and `padY` are where the frame begins inside the detector's square. */
export function decodeFaces(outputs: readonly GridOutput[], padX: number, padY: number): DetectedFace[] {
	const candidates = outputs.flatMap((output, grid) => candidatesOf(output, GRIDS[grid]));
	return mergeCandidates(candidates).map(({ score, numbers }) => {
		const place = (at: number): Point => ({
			x: (numbers[at] ?? 0) - padX,
			y: (numbers[at + 1] ?? 0) - padY,
		});
		const points = Object.fromEntries(FACE_POINTS.map((name, index) => [name, place(4 + 2 * index)]));
		const [, , width = 0, height = 0] = numbers;
		return { score, centre: place(0), width, height, points: points as Record<FacePoint, Point> };
	});
}

function candidatesOf({ scores, boxes }: GridOutput, grid: (typeof GRIDS)[number] | undefined): Candidate[] {
	if (grid === undefined) return [];
	const stride = FRAME_EDGE / grid.cells;
	const found: Candidate[] = [];
	scores.forEach((raw, index) => {
		const score = 1 / (1 + Math.exp(-raw));
		if (score < LEAST_SCORE) return;
		const cell = Math.floor(index / grid.perCell);
		const anchor = [((cell % grid.cells) + 0.5) * stride, (Math.floor(cell / grid.cells) + 0.5) * stride];
		const own = Array.from(boxes.subarray(index * NUMBERS, (index + 1) * NUMBERS));
		// Width and height are lengths; everything else counts from the anchor.
		found.push({
			score,
			numbers: own.map((value, at) => (at === 2 || at === 3 ? value : value + (anchor[at % 2] ?? 0))),
		});
	});
	return found;
}

/** Boxes of one face are averaged by score: dropping all but the best would make the face tremble. */
function mergeCandidates(candidates: readonly Candidate[]): Candidate[] {
	const merged: Candidate[] = [];
	let rest = candidates.toSorted((a, b) => b.score - a.score);
	while (rest.length > 0) {
		const [best] = rest;
		if (best === undefined) break;
		const group = rest.filter((other) => other === best || sharedArea(best, other) > SAME_FACE);
		const total = group.reduce((sum, { score }) => sum + score, 0);
		merged.push({
			score: best.score,
			numbers: best.numbers.map((_, at) =>
				group.reduce((sum, { score, numbers }) => sum + (score / total) * (numbers[at] ?? 0), 0),
			),
		});
		rest = rest.filter((other) => !group.includes(other));
	}
	return merged;
}

function sharedArea(one: Candidate, other: Candidate): number {
	const shared = [0, 1].map((axis) => {
		const [a, aLength] = [one.numbers[axis] ?? 0, one.numbers[axis + 2] ?? 0];
		const [b, bLength] = [other.numbers[axis] ?? 0, other.numbers[axis + 2] ?? 0];
		return Math.max(
			0,
			Math.min(a + aLength / 2, b + bLength / 2) - Math.max(a - aLength / 2, b - bLength / 2),
		);
	});
	const area = (shared[0] ?? 0) * (shared[1] ?? 0);
	const areaOf = ({ numbers }: Candidate) => (numbers[2] ?? 0) * (numbers[3] ?? 0);
	return area / Math.max(1e-6, areaOf(one) + areaOf(other) - area);
}
