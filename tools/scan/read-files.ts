import { promises as files } from "node:fs";
import { resolve } from "node:path";
import type { ProductNeeds } from "@dewlight/core/products/product.ts";
import type { AnalysisResult, PreviousReport } from "@dewlight/core/scan/stages.ts";
import type { Finding } from "@dewlight/core/skin/concern.ts";
import type { EarlierScan } from "@dewlight/core/skin/judge-pair.ts";
import type { EngineId, Observation } from "@dewlight/core/skin/observation.ts";
import type { PhotoQuality } from "@dewlight/core/skin/photo-quality.ts";
import { SKIN_TYPES } from "@dewlight/core/skin/skin-type.ts";
import { z } from "zod";
import { UsageError } from "../parse-words.ts";

const WHY: Record<string, string> = {
	ENOENT: "there is no such file",
	EISDIR: "it is a folder",
	EACCES: "it may not be read",
};

/** npm moves into the repository before it runs a script; the person's own folder is in INIT_CWD. */
function fromCaller(path: string): string {
	const { npm_lifecycle_event: script, INIT_CWD: home } = process.env;
	return resolve(script === "scan" && home ? home : process.cwd(), path);
}

export async function readFile(path: string): Promise<Uint8Array> {
	try {
		return await files.readFile(fromCaller(path));
	} catch (error) {
		throw new UsageError(`Cannot read ${path}: ${whyNot(error)}.`);
	}
}

export async function writeFile(path: string, bytes: Uint8Array): Promise<void> {
	try {
		await files.writeFile(fromCaller(path), bytes);
	} catch (error) {
		throw new UsageError(`Cannot write ${path}: ${whyNot(error)}.`);
	}
}

function whyNot(error: unknown): string {
	const code = error instanceof Error && "code" in error ? String(error.code) : "";
	return WHY[code] ?? (error instanceof Error ? error.message : String(error));
}

/** Enough of a report to tell it from any other JSON; the values were written by this program. */
const reportShape = z.looseObject({
	observation: z.nullable(
		z.looseObject({
			engine: z.object({ name: z.string(), version: z.string(), crop: z.number() }),
			photo: z.looseObject({ width: z.number(), reblur: z.number(), light_asymmetry: z.number() }),
			tone: z.looseObject({ ita_deg: z.number() }),
			zones: z.record(z.string(), z.looseObject({ coverage: z.number() })),
			metrics: z.array(
				z.looseObject({ id: z.string(), value: z.nullable(z.number()), measurable: z.boolean() }),
			),
		}),
	),
	analysis_result: z.nullable(
		z.looseObject({
			skin_type: z.enum(SKIN_TYPES),
			findings: z.array(z.looseObject({ concern: z.string(), severity: z.nullable(z.number()) })),
			care_plan: z.looseObject({ morning: z.record(z.string(), z.unknown()) }),
		}),
	),
});

export interface PreviousScan {
	earlier: EarlierScan;
	report: PreviousReport;
}

/** Reads what an earlier `--json` printed. */
export async function readPrevious(path: string): Promise<PreviousScan> {
	const { observation, analysis_result: result } = parseReport(path, await readFile(path));
	if (observation === null || result === null)
		throw new UsageError(`${path} is the report of a photo that failed; there is nothing to compare with.`);
	return {
		earlier: { observation, findings: result.findings, created_at: null },
		report: result,
	};
}

function parseReport(path: string, bytes: Uint8Array): ScanReport {
	const data = parseJson(new TextDecoder().decode(bytes));
	if (!isReport(data)) throw new UsageError(`${path} is not what an earlier --json printed.`);
	return data;
}

function parseJson(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return null;
	}
}

const isReport = (data: unknown): data is ScanReport => reportShape.safeParse(data).success;

type PrintedObservation = Observation & { findings: Finding[] };

/** What `--json` prints and `--previous` reads. After a failed photo the three middle parts are null. */
export interface ScanReport {
	photo_quality: PhotoQuality;
	observation: PrintedObservation | null;
	analysis_result: AnalysisResult | null;
	product_needs: ProductNeeds | null;
	timings_ms: Record<string, number>;
	engine: Pick<EngineId, "name" | "version">;
}
