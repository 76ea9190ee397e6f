import { expect, test } from "vitest";
import { METRIC_NAMES } from "../skin/observation.ts";
import { whyNotTested } from "./index.ts";

test("nobody under 18 tests a product against lines, and the reason is said", () => {
	expect(whyNotTested("wrinkles", { child: false, minor: true })).toBe(
		"Lines are not tested under 18: care against lines has no place in a routine under 18, so the plan leaves it out. Lines that come with an expression are normal at any age, and sunscreen does the most for later. Choose another reading.",
	);
});

test("every other reading at every age, and lines from 18 on or where no age was told, may be tested", () => {
	for (const metric of METRIC_NAMES) {
		expect(whyNotTested(metric, { child: false, minor: false })).toBeNull();
		expect(whyNotTested(metric, { child: false, minor: true }) !== null, metric).toBe(metric === "wrinkles");
	}
});

test("under 13 nothing is tested, whatever the reading", () => {
	for (const metric of METRIC_NAMES)
		expect(whyNotTested(metric, { child: true, minor: true })).toMatch(/^Under 13 no product is tested here/);
});
