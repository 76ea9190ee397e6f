import type { ProductNeeds } from "@dewlight/core/products/product.ts";
import type { AnalysisResult, PreviousReport } from "@dewlight/core/scan/stages.ts";
import type { Finding } from "@dewlight/core/skin/concern.ts";
import type { EarlierScan } from "@dewlight/core/skin/earlier-scan.ts";
import type { EngineId, Observation } from "@dewlight/core/skin/observation.ts";
import type { PhotoQuality } from "@dewlight/core/skin/photo-quality.ts";
import { SKIN_TYPES } from "@dewlight/core/skin/skin-type.ts";
import { z } from "zod";
import { UsageError } from "../usage-error.ts";
import { readFile } from "./read-file.ts";

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
