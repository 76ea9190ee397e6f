import { triage } from "@dewlight/assistant/triage/triage.ts";
import { STARTER_CATALOGUE } from "@dewlight/core/products/catalogue/starter-catalogue.ts";
import { type DecidedScan, type DecideScanInput, decideScan } from "@dewlight/core/scan/decide-scan.ts";
import { statedSd } from "@dewlight/core/skin/noise-rule.ts";
import type { Observation } from "@dewlight/core/skin/observation.ts";
import type { RedFlag } from "@dewlight/core/skin/red-flag.ts";
import {
	analyzePhoto,
	ENGINE,
	type PhotoAnalysis,
	PhotoUnreadable,
	unreadableQuality,
} from "@dewlight/vision";
import type { PreviousScan, ScanReport } from "./read-files.ts";

export interface ScanRequest {
	bytes: Uint8Array;
	note: string | null;
	previous: PreviousScan | null;
	withOverlay: boolean;
}

export interface ScannedPhoto {
	report: ScanReport;
	/** PNG; null unless asked for and possible. */
	overlay: Uint8Array | null;
}

/** The whole way of one photo, without a server: observe, then decide. */
export async function scanPhoto({ bytes, note, previous, withOverlay }: ScanRequest): Promise<ScannedPhoto> {
	const started = performance.now();
	const { photo_quality, observation, pictures, timings_ms } = await analyze(bytes, withOverlay);
	const { pictures: drawing, ...looking } = timings_ms;
	const deciding = performance.now();
	const decided =
		observation &&
		decide({
			photo_quality,
			observation,
			note,
			note_flags: flagsOfNote(note),
			person: { goals: [], issues: [], preferences: {} },
			earlier: previous ? [previous.earlier] : [],
			now: null,
			previous: previous?.report ?? null,
			catalogue: STARTER_CATALOGUE,
		});
	const ended = performance.now();
	const timings = {
		...looking,
		...(withOverlay && { pictures: drawing }),
		decide: ended - deciding,
		total: ended - started,
	};
	const report: ScanReport = {
		photo_quality,
		observation: observation && decided && printed(observation, decided, withOverlay),
		analysis_result: decided?.analysis_result ?? null,
		product_needs: decided?.product_needs ?? null,
		timings_ms: Object.fromEntries(
			Object.entries(timings).map(([part, spent]) => [part, Math.round(spent * 10) / 10]),
		),
		engine: { name: ENGINE.name, version: ENGINE.version },
	};
	return { report, overlay: pictures?.overlay ?? null };
}

/** Bytes that give no picture are told as a failed photo. */
async function analyze(bytes: Uint8Array, withOverlay: boolean): Promise<PhotoAnalysis> {
	try {
		return await analyzePhoto(bytes, withOverlay ? { pictures: "overlay" } : {});
	} catch (error) {
		if (!(error instanceof PhotoUnreadable)) throw error;
		return {
			photo_quality: unreadableQuality(error),
			observation: null,
			pictures: null,
			timings_ms: { decode: 0, detect: 0, mesh: 0, quality: 0, measure: 0, pictures: 0 },
		};
	}
}

/** As the server reads a note. */
function flagsOfNote(note: string | null): readonly RedFlag[] {
	return note === null ? [] : triage.read([note])(note);
}

function decide(input: DecideScanInput): DecidedScan {
	const stages = decideScan(input);
	for (;;) {
		const step = stages.next();
		if (step.done) return step.value;
	}
}

/** The findings stand beside what they rest on, each number beside the spread of another photo of the same skin; outlines are told only when they are drawn as well. */
function printed(observation: Observation, { analysis_result }: DecidedScan, withOutlines: boolean) {
	const { engine, photo, tone, zones, metrics, marks } = observation;
	const plainZones = Object.fromEntries(
		Object.entries(zones).map(([zone, { box, coverage }]) => [zone, { box, coverage }]),
	) as Observation["zones"];
	return {
		engine,
		photo,
		tone,
		zones: withOutlines ? zones : plainZones,
		metrics: metrics.map((metric) =>
			metric.measurable ? { ...metric, stated_sd: Math.round(100 * statedSd(metric)) / 100 } : metric,
		),
		findings: analysis_result.findings,
		marks,
	};
}
