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
import { type DetectedFace, decodeFaces, GRIDS } from "../facts/decode-faces.ts";
import { FRAME_EDGE, type FramePixels } from "../facts/frame-pixels.ts";

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
