import type { GraphModel } from "@tensorflow/tfjs-converter";
import { dispose, type Tensor, tensor4d } from "@tensorflow/tfjs-core";
import { eyeLineAngle, MESH_POINTS } from "./face-mesh.ts";
import { loadModel } from "./load-model.ts";
import type { DetectedBox } from "./merge-boxes.ts";
import { type PicturePyramid, sampleSquare, squareToPhoto, type TurnedSquare } from "./picture-pyramid.ts";

const INPUT = 192;
const OUTPUTS = ["Identity_2:0", "Identity_1:0"];
/** The model was trained on squares of 1.5 times the face. */
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
	const [raw, [flag = 0]] = runModel(model, sampleSquare(pyramid, square, INPUT, 1 / 255, 0), INPUT, OUTPUTS);
	const { cos, sin, x, y } = squareToPhoto(square, INPUT);
	const scale = square.edge / INPUT;
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
export function runModel(
	model: GraphModel,
	input: Float32Array,
	size: number,
	outputs: string[],
): Float32Array[] {
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
