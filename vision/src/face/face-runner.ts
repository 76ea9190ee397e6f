import { dirname, join, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { setWasmPaths } from "@tensorflow/tfjs-backend-wasm";
import { enableProdMode, ready, setBackend } from "@tensorflow/tfjs-core";
import type { DecodedPhoto } from "../decode/decoded-photo.ts";
import type { FaceBox, FaceMesh } from "./face-mesh.ts";
import {
	createFaceDetector,
	createFaceMesher,
	type FaceMesher,
	type MeshReading,
	squareOfBox,
	squareOfPoints,
} from "./face-models.ts";
import { createPyramid, type PicturePyramid, type TurnedSquare } from "./picture-pyramid.ts";

let starting: Promise<void> | undefined;

/** Starts the WASM backend once per thread; its binary is read from the installed package, never fetched. */
function startTensorBackend(): Promise<void> {
	starting ??= start();
	return starting;
}

async function start(): Promise<void> {
	const entry = fileURLToPath(import.meta.resolve("@tensorflow/tfjs-backend-wasm"));
	setWasmPaths(join(dirname(entry), sep), false);
	enableProdMode();
	if (!(await setBackend("wasm"))) throw new Error("The WASM backend of tfjs did not start.");
	await ready();
}

let runner: Promise<FaceRunner> | undefined;

/** The thread's one runner: models are loaded once and hold no state between photos. */
export function sharedFaceRunner(): Promise<FaceRunner> {
	runner ??= createFaceRunner();
	return runner;
}

/** Below this the detector sees texture, not faces; the mesh's flag decides about the rest. */
const MIN_DETECTOR_SCORE = 0.5;
/** More boxes than this are a crowd, whatever they are; meshing them all would cost without telling more. */
const MOST_FACES = 4;

const SURE_FLAG = 1 - 1e-6;

export interface FoundFaces {
	/** Largest first. */
	faces: FaceMesh[];
	/** Milliseconds. */
	detectMs: number;
	meshMs: number;
}

export interface FaceRunner {
	/** All faces of the photo at any tilt, with landmarks from two passes of the mesh. */
	findFaces(photo: Pick<DecodedPhoto, "rgb" | "width" | "height">): FoundFaces;
}

/** Loads both models into this thread; the runner is free of state between photos. */
export async function createFaceRunner(): Promise<FaceRunner> {
	await startTensorBackend();
	const [detector, mesher] = await Promise.all([createFaceDetector(), createFaceMesher()]);
	return {
		findFaces(photo) {
			const started = performance.now();
			const pyramid = createPyramid(photo);
			const boxes = detector.detect(pyramid, MIN_DETECTOR_SCORE).slice(0, MOST_FACES);
			const detected = performance.now();
			const faces = boxes.map((box): FaceMesh => {
				const first = meshUpright(mesher, pyramid, squareOfBox(box));
				const second = mesher.mesh(pyramid, squareOfPoints(first.points));
				return { ...second, detectorScore: box.score, box: boxOf(second.points) };
			});
			faces.sort((one, other) => other.box.width * other.box.height - one.box.width * one.box.height);
			return { faces, detectMs: detected - started, meshMs: performance.now() - detected };
		},
	};
}

/**
 * The detector may mistake a face that is upside down or on its side for an upright one, and the mesh then fits eyes
 * to a mouth with a flag near 1. On a face held the right way the flag is 1 but for rounding. Below that the other
 * three ways are tried, and one that is sure wins.
 */
function meshUpright(mesher: FaceMesher, pyramid: PicturePyramid, square: TurnedSquare): MeshReading {
	const asDetected = mesher.mesh(pyramid, square);
	if (asDetected.flag >= SURE_FLAG) return asDetected;
	for (const quarters of [2, 1, 3]) {
		const turned = mesher.mesh(pyramid, { ...square, angle: square.angle + (quarters * Math.PI) / 2 });
		if (turned.flag >= SURE_FLAG) return turned;
	}
	return asDetected;
}

function boxOf(points: Float32Array): FaceBox {
	let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
	for (let at = 0; at < points.length; at += 3) {
		left = Math.min(left, points[at]);
		right = Math.max(right, points[at]);
		top = Math.min(top, points[at + 1]);
		bottom = Math.max(bottom, points[at + 1]);
	}
	return { x: left, y: top, width: right - left, height: bottom - top };
}
