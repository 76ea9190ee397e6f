import { STARTER_CATALOGUE } from "@dewlight/core/products/catalogue/starter-catalogue.ts";
import { decideScan } from "@dewlight/core/scan/decide-scan.ts";
import { analyzePhoto, checkPhoto, type PhotoAnalysis } from "@dewlight/vision";
import { guardedSharp } from "@dewlight/vision/decode/guarded-sharp.ts";
import { createFaceRunner } from "@dewlight/vision/face/face-runner.ts";
import { type Measured, type Measurement, type Spent, sideBySide } from "./measurement.ts";
import { phonePhoto } from "./phone-photo.ts";

const LONGEST_SIDE = 2048;

/**
 * The least work any analysis of a photo has to do: decode to 2048 pixels, run the detector once and the mesh
 * twice.
 */
async function createFloor(): Promise<(bytes: Uint8Array) => Promise<void>> {
	const runner = await createFaceRunner();
	return async (bytes) => {
		const { data, info } = await guardedSharp(bytes)
			.autoOrient()
			.resize(LONGEST_SIDE, LONGEST_SIDE, { fit: "inside", withoutEnlargement: true })
			.toColourspace("srgb")
			.removeAlpha()
			.raw()
			.toBuffer({ resolveWithObject: true });
		const { faces } = runner.findFaces({ rgb: data, width: info.width, height: info.height });
		if (faces.length !== 1) throw new Error(`the floor found ${faces.length} faces instead of 1`);
	};
}

/** The time of some work, and how often the floor's own would fit in it. */
function byFloor(
	work: Spent,
	floor: Spent,
): Pick<Measured, "available" | "value" | "unit" | "peer" | "ratio" | "judged"> {
	const ratio = work.wall / floor.wall;
	return {
		available: true,
		value: work.wall,
		unit: "ms",
		peer: { name: "floor", value: floor.wall },
		ratio,
		judged: ratio,
	};
}

export const validatePhoto: Measurement = {
	name: "validate-photo",
	title: "quality verdict on a 12-megapixel JPEG, by the floor",
	async run() {
		const photo = await phonePhoto();
		const floor = await createFloor();
		const spent = await sideBySide(
			{ floor: () => floor(photo), check: () => checkPhoto(photo) },
			{ rounds: 15, warmUp: 4 },
		);
		return {
			...byFloor(spent.check, spent.floor),
			target: { at: "most", limit: 2 },
			detail: {
				check_cpu_ms: spent.check.cpu,
				floor_cpu_ms: spent.floor.cpu,
				cpu_ratio: spent.check.cpu / spent.floor.cpu,
			},
		};
	},
};

export const analysis: Measurement = {
	name: "analysis",
	title: "12-megapixel JPEG to finished analysis result, by the floor (decode, detector, two mesh passes)",
	async run() {
		const photo = await phonePhoto();
		const floor = await createFloor();
		const spent = await sideBySide(
			{
				floor: () => floor(photo),
				analysis: async () => decideAlone(await analyzePhoto(photo)),
				withPictures: async () => decideAlone(await analyzePhoto(photo, { pictures: "report" })),
			},
			{ rounds: 15, warmUp: 4 },
		);
		return {
			...byFloor(spent.analysis, spent.floor),
			target: { at: "most", limit: 3.5, goal: 2.5 },
			detail: {
				analysis_cpu_ms: spent.analysis.cpu,
				floor_cpu_ms: spent.floor.cpu,
				cpu_ratio: spent.analysis.cpu / spent.floor.cpu,
				with_report_pictures_ms: spent.withPictures.wall,
				with_report_pictures_cpu_ratio: spent.withPictures.cpu / spent.floor.cpu,
			},
		};
	},
};

/** Takes an observed photo to the finished analysis result, for a person without history. */
function decideAlone({ photo_quality, observation }: PhotoAnalysis): void {
	if (!observation) throw new Error(`the photo failed: ${photo_quality.reason}`);
	const stages = decideScan({
		photo_quality,
		observation,
		note: null,
		note_flags: [],
		person: { goals: [], issues: [], preferences: {} },
		earlier: [],
		now: null,
		previous: null,
		catalogue: STARTER_CATALOGUE,
	});
	while (!stages.next().done);
}
