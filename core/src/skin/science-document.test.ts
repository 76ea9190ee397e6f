import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { CONCERN_RULES, type MeasuredConcern } from "./concern-rules.ts";
import { SESSION_NOISE } from "./noise-rule.ts";
import { METRIC_NAMES, METRIC_UNITS } from "./observation.ts";

const page = readFileSync(new URL("../../../docs/science.md", import.meta.url), "utf8");

test("docs/science.md prints the severity maps as they are", () => {
	for (const concern of Object.keys(CONCERN_RULES) as MeasuredConcern[]) {
		const { metric, map, confidence_ceiling } = CONCERN_RULES[concern];
		const row = page.split("\n").find((line) => line.startsWith(`| ${concern} |`));
		expect(row, concern).toContain(`| ${metric}, ${METRIC_UNITS[metric]} | ${map.join(", ")} |`);
		expect(row, concern).toMatch(new RegExp(`\\| ${confidence_ceiling} \\|$`));
	}
});

test("docs/science.md prints the session noise as it is", () => {
	const progress = page.slice(page.indexOf("## Progress"));
	for (const metric of METRIC_NAMES) {
		const { share = 0, ofRoot, floor } = SESSION_NOISE[metric];
		const grows = ofRoot === undefined ? `${Math.round(share * 100)} %` : `${ofRoot} of the root`;
		const row = progress.split("\n").find((line) => line.startsWith(`| ${metric} |`));
		expect(row, metric).toMatch(new RegExp(`^\\| ${metric} \\| ${grows} \\|.*\\| ${floor} \\|$`));
	}
});
