import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { STARTER_CATALOGUE } from "@dewlight/core/products/catalogue/starter-catalogue.ts";
import { type LabelNames, labelNames } from "@dewlight/core/products/label/label-names.ts";
import { type LabelIngredient, readLabel } from "@dewlight/core/products/label/read-label.ts";
import { createRandom } from "@dewlight/sandbox/faces/render/math.ts";
import { drawBarcode, drawLabel, someCode } from "@dewlight/sandbox/labels/draw-package.ts";
import { flattenLight, toGrey, wordsOf } from "@dewlight/web/app/features/check/read/label-page.ts";
import sharp from "sharp";
import { createWorker, OEM, PSM } from "tesseract.js";
import { prepareZXingModule, readBarcodes } from "zxing-wasm/reader";
import { type Measurement, median } from "./measurement.ts";

const PICTURES = 20;
const MOST_NAMES = 30;
const LEAST_NAMES = 12;
const LEAST_RIGHT = 95;

/** The lists of the starter products on drawn labels, read by the code of the page; each by all names, and by all but its own. */
export const labelReading: Measurement = {
	name: "labels",
	title: `${PICTURES} drawn labels in perspective, blur and noise: percent of ingredients read right, and ${PICTURES} drawn EAN-13`,
	async run() {
		// The labels are drawn from SVG, which the product's own reader of photos refuses.
		sharp.unblock({ operation: ["VipsForeignLoadSvg"] });
		const data = createRequire(import.meta.url).resolve("@tesseract.js-data/eng/package.json");
		const worker = await createWorker("eng", OEM.LSTM_ONLY, {
			langPath: join(dirname(data), "4.0.0_best_int"),
			cacheMethod: "none",
		});
		await worker.setParameters({ tessedit_pageseg_mode: PSM.SINGLE_BLOCK });
		const listed = STARTER_CATALOGUE.filter(({ inci }) => inci.length >= LEAST_NAMES);
		const every = namesWithout(null);
		const [times, sums] = [[] as number[], { all: 0, right: 0, unknown: 0, doubtful: 0, wrongForSure: 0 }];
		for (let at = 0; at < PICTURES; at += 1) {
			const product = listed[(at * 37 + 5) % listed.length];
			if (product === undefined) continue;
			const printed = product.inci.slice(0, MOST_NAMES);
			const photo = await drawLabel(printed, 100 + at);
			const before = performance.now();
			const page = await worker.recognize(await flatPicture(photo), { rotateAuto: true }, { blocks: true });
			const words = wordsOf(page.data);
			const read = readLabel(words, every);
			times.push(performance.now() - before);
			sums.all += printed.length;
			sums.right += countRight(printed, read);
			sums.unknown += countRight(printed, readLabel(words, namesWithout(product.id)));
			sums.doubtful += read.filter(({ sure }) => !sure).length;
			sums.wrongForSure += read.filter(({ sure, name }) => sure && !isPrinted(name, printed)).length;
		}
		await worker.terminate();
		const right = (sums.right / sums.all) * 100;
		return {
			available: true,
			value: right,
			unit: "%",
			peer: null,
			ratio: right / LEAST_RIGHT,
			judged: right,
			target: { at: "least", limit: LEAST_RIGHT },
			detail: {
				ingredients: sums.all,
				right: sums.right,
				"right, where the label's own names are unknown (%)": (sums.unknown / sums.all) * 100,
				"shown for a tap": sums.doubtful,
				"wrong and not shown": sums.wrongForSure,
				"milliseconds a label": median(times),
				"barcodes read": await countBarcodes(),
			},
		};
	},
};

function namesWithout(id: string | null): LabelNames {
	return labelNames([
		...new Set(STARTER_CATALOGUE.filter((one) => one.id !== id).flatMap(({ inci }) => inci)),
	]);
}

/** As the page prepares a photo. */
async function flatPicture(photo: Buffer): Promise<Buffer> {
	const { data, info } = await sharp(photo).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
	const { grey, width, height } = flattenLight(toGrey(data, info.width, info.height));
	return sharp(Buffer.from(grey), { raw: { width, height, channels: 1 } })
		.png()
		.toBuffer();
}

const plain = (name: string) => name.toLowerCase().replace(/[^a-z0-9]/g, "");

function isPrinted(name: string, printed: readonly string[]): boolean {
	return printed.some((one) => plain(one) === plain(name));
}

function countRight(printed: readonly string[], read: readonly LabelIngredient[]): number {
	const names = read.map(({ name }) => name);
	return printed.filter((one) => isPrinted(one, names)).length;
}

async function countBarcodes(): Promise<number> {
	const wasm = createRequire(import.meta.url).resolve("zxing-wasm/reader/zxing_reader.wasm");
	const wasmBinary = new Uint8Array(await readFile(wasm)).buffer;
	prepareZXingModule({ overrides: { wasmBinary } });
	const random = createRandom(7);
	let read = 0;
	for (let at = 0; at < PICTURES; at += 1) {
		const code = someCode(random);
		const photo = await drawBarcode(code, 300 + at);
		const found = await readBarcodes(new Uint8Array(photo), { formats: ["EAN-13"] });
		if (found.some(({ text }) => text === code)) read += 1;
	}
	return read;
}
