import type { MetricId } from "@dewlight/core/skin/observation.ts";
import type { FaceOptions } from "@dewlight/sandbox/faces/index.ts";
import { describe, expect, test } from "vitest";
import { metricValue, readFace } from "./testing/read-face.ts";

type Side = "left" | "right";

const INSERTS: readonly (readonly [
	name: string,
	insert: (side: Side) => FaceOptions,
	metric: (side: Side) => MetricId,
])[] = [
	[
		"papules",
		(side) => ({ papules: { [`${side}_cheek`]: { count: 6, sizeMm: 4, contrast: 15 } } }),
		(side) => `inflamed_spots.${side}_cheek`,
	],
	[
		"dark marks",
		(side) => ({ darkMarks: { [`${side}_cheek`]: { count: 5, contrast: 14 } } }),
		(side) => `dark_marks.${side}_cheek`,
	],
	["redness", (side) => ({ redness: { [`${side}_cheek`]: 10 } }), (side) => `redness.${side}_cheek`],
	[
		"lines beside the eye",
		(side) => ({ lines: { [`${side}_crows_feet`]: 0.7 } }),
		(side) => `wrinkles.${side}_crows_feet`,
	],
	[
		"darkness under the eye",
		(side) => ({ underEye: { [side]: 10 } }),
		(side) => `under_eye_darkness.${side}_under_eye`,
	],
];

describe.each(INSERTS)("%s on one side", (_name, insert, metric) => {
	test.each(["left", "right"] as const)("are read on the subject's own %s", async (side) => {
		const other = side === "left" ? "right" : "left";
		const reading = await readFace({ person: 0, ...insert(side) });
		expect(metricValue(reading, metric(side))).toBeGreaterThan(metricValue(reading, metric(other)));
	});
});

test("spots on the left cheek are marked on the left of the subject, which is the right of the picture", async () => {
	const { observation } = await readFace({ person: 0, ...INSERTS[0][1]("left") });
	const marks = observation?.marks.filter(({ metric }) => metric === "inflamed_spots") ?? [];
	expect(marks.length).toBeGreaterThan(2);
	for (const { zone, at } of marks) {
		expect(zone).toBe("left_cheek");
		expect(at[0]).toBeGreaterThan((observation?.photo.width ?? 0) / 2);
	}
});

test("a turned head keeps left and right apart", async () => {
	for (const yaw of [-9, 9]) {
		const reading = await readFace({ person: 0, pose: { yaw }, redness: { right_cheek: 10 } });
		expect(metricValue(reading, "redness.right_cheek")).toBeGreaterThan(
			metricValue(reading, "redness.left_cheek"),
		);
	}
});
