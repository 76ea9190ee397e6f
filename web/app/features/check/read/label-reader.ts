import { type LabelNames, labelNames } from "@dewlight/core/products/label/label-names.ts";
import { type LabelIngredient, readLabel } from "@dewlight/core/products/label/read-label.ts";
import { createWorker, OEM, PSM, type Worker } from "tesseract.js";
import { z } from "zod";
import { flattenLight, toGrey, wordsOf } from "./label-page.ts";

/** Where the build puts the reader; everything comes from our own address. */
const FOLDER = "/label";
/** Print that is legible at all is legible at this size, and more only takes longer. */
const LONGEST_EDGE = 2_200;
const SHORTEST_EDGE = 1_200;

interface Reader {
	worker: Worker;
	names: LabelNames;
}

let opened: Promise<Reader> | null = null;

/** Loads the reader once; a load that failed is tried again by the next call. */
export function openLabelReader(): Promise<Reader> {
	opened ??= load().catch((error: unknown) => {
		opened = null;
		throw error;
	});
	return opened;
}

async function load(): Promise<Reader> {
	const [worker, names] = await Promise.all([startWorker(), readNames()]);
	return { worker, names };
}

async function startWorker(): Promise<Worker> {
	const worker = await createWorker("eng", OEM.LSTM_ONLY, {
		workerPath: `${location.origin}${FOLDER}/worker.min.js`,
		// Made of the file, the worker has the policy of that file's answer, which lets it compile WebAssembly.
		workerBlobURL: false,
		corePath: `${location.origin}${FOLDER}/tesseract-core-simd-lstm.wasm.js`,
		langPath: `${location.origin}${FOLDER}`,
		gzip: false,
		cacheMethod: "none",
	});
	// Without a resolution the reader guesses one and complains of it in the console.
	await worker.setParameters({ tessedit_pageseg_mode: PSM.SINGLE_BLOCK, user_defined_dpi: "300" });
	return worker;
}

async function readNames(): Promise<LabelNames> {
	const answer = await fetch(`${FOLDER}/names.json`);
	if (!answer.ok) throw new Error(`The names of ingredients answered ${answer.status}.`);
	return labelNames(z.array(z.string()).parse(await answer.json()));
}

/** The ingredients in a photo of a list. The picture stays in this page. */
export async function readLabelPhoto(photo: Blob): Promise<LabelIngredient[]> {
	const { worker, names } = await openLabelReader();
	const page = await worker.recognize(await preparePhoto(photo), { rotateAuto: true }, { blocks: true });
	return readLabel(wordsOf(page.data), names);
}

async function preparePhoto(photo: Blob): Promise<HTMLCanvasElement> {
	const bitmap = await createImageBitmap(photo, { imageOrientation: "from-image" });
	const longest = Math.max(bitmap.width, bitmap.height);
	const scale =
		longest > LONGEST_EDGE ? LONGEST_EDGE / longest : longest < SHORTEST_EDGE ? SHORTEST_EDGE / longest : 1;
	const canvas = document.createElement("canvas");
	canvas.width = Math.round(bitmap.width * scale);
	canvas.height = Math.round(bitmap.height * scale);
	const context = canvas.getContext("2d", { willReadFrequently: true });
	if (context === null) throw new Error("This browser draws no pictures.");
	context.imageSmoothingQuality = "high";
	context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
	bitmap.close();
	const pixels = context.getImageData(0, 0, canvas.width, canvas.height);
	const { grey } = flattenLight(toGrey(pixels.data, canvas.width, canvas.height));
	for (let at = 0, to = 0; at < grey.length; at += 1, to += 4)
		pixels.data[to] = pixels.data[to + 1] = pixels.data[to + 2] = grey[at] ?? 255;
	context.putImageData(pixels, 0, 0);
	return canvas;
}
