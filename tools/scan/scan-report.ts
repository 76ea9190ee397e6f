import type { ProductNeeds } from "@dewlight/core/products/product.ts";
import type { AnalysisResult } from "@dewlight/core/scan/stages.ts";
import type { Finding } from "@dewlight/core/skin/concern.ts";
import type { EngineId, Observation } from "@dewlight/core/skin/observation.ts";
import type { PhotoQuality } from "@dewlight/core/skin/photo-quality.ts";

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
