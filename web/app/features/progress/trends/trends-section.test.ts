import { expect, test } from "vitest";
import { buildSeries } from "../testing/show-progress.tsx";
import { orderMetrics } from "./trends-section.tsx";

const ALL = (["redness", "inflamed_spots", "dark_marks", "texture", "wrinkles"] as const).flatMap(
	(metric) => [buildSeries({ metric, zone: "face" }), buildSeries({ metric, zone: "chin" })],
);

test("what bothers a person stands first, then what they hope for, each once", () => {
	expect(orderMetrics(ALL, { issues: [" Wrinkles", "Acne"], goals: ["Even tone"] })).toEqual([
		"wrinkles",
		"inflamed_spots",
		"dark_marks",
		"redness",
		"texture",
	]);
});

test("dryness is looked at by texture", () => {
	expect(orderMetrics(ALL, { issues: ["Dryness"] })[0]).toBe("texture");
});

test("without wishes, or with ones nobody knows, the server's order stays", () => {
	const plain = ["redness", "inflamed_spots", "dark_marks", "texture", "wrinkles"];
	expect(orderMetrics(ALL, {})).toEqual(plain);
	expect(orderMetrics(ALL, { issues: ["constructor", "my knees"] })).toEqual(plain);
});
