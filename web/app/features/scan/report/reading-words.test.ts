import { expect, test } from "vitest";
import { metricLabel, type ReportMetric, readingWords, shownNumber } from "./reading-words.tsx";

const metric: ReportMetric = {
	id: "redness.left_cheek",
	metric: "redness",
	zone: "left_cheek",
	unit: "delta_EI",
	value: 3.14,
	sd: 0.42,
	measurable: true,
	reason: null,
	confidence: 0.7,
};

test.each([
	["redness.left_cheek", "Redness, left cheek"],
	["evenness.face", "Color drift, whole face"],
	["wrinkles.left_crows_feet", "Lines, left outer eye corner"],
	["hydration.upper_arm", "Hydration, upper arm"],
])("%s is read as %s", (id, label) => expect(metricLabel(id)).toBe(label));

test("a reading has its unit in words and its spread", () => {
	expect(readingWords(metric)).toBe("3.1 redness points, give or take 0.8");
	const still = { ...metric, metric: "inflamed_spots", unit: "count", value: 0, sd: 0 };
	expect(readingWords({ ...metric, sd: 0 })).toBe("3.1 redness points, give or take 0.7");
	expect(readingWords(still)).toMatch(/^0 spots/);
	expect(readingWords({ ...metric, value: null, sd: null })).toBeNull();
});

test("a metric of a later engine keeps its bare number", () => {
	expect(readingWords({ ...metric, metric: "glow", unit: "index", value: 2.5 })).toBe("2.5 index");
	expect(shownNumber("glow.face", 2.5)).toBe("2.5");
	expect(shownNumber("texture.nose", 0.456)).toBe("0.46");
});
