import { STAGES } from "@dewlight/core/scan/stages.ts";
import { expect, test } from "vitest";
import { stageStatus } from "./live-view.tsx";

test("the status texts follow the stages and end with the last sentence", () => {
	const texts = [...STAGES.keys(), STAGES.length].map(stageStatus);
	expect([...new Set(texts)]).toEqual([
		"Checking photo quality…",
		"Detecting skin type…",
		"Analyzing skin condition…",
		"Building your care plan…",
		"Comparing with your previous scan…",
		"Picking products for you…",
		"Report complete.",
	]);
});
