import { STARTER_CATALOGUE } from "@dewlight/core/products/catalogue/starter-catalogue.ts";
import { decideScan } from "@dewlight/core/scan/decide-scan.ts";
import type { PhotoAnalysis } from "@dewlight/vision";

/** Takes an observed photo to the finished analysis result, for a person without history. */
export function decideAlone({ photo_quality, observation }: PhotoAnalysis): void {
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
