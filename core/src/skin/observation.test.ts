import { expect, test } from "vitest";
import { findConcerns } from "./find-concerns.ts";
import { storeObservation } from "./observation.ts";
import { makeObservation } from "./testing/make-observation.ts";

test("what is kept has no face box, zone boxes, polygons or marks", () => {
	const observation = makeObservation();
	observation.zones.nose.polygon = [
		[1, 2],
		[3, 4],
		[5, 6],
	];
	observation.marks.push({ metric: "dark_marks", zone: "nose", at: [7, 8], radius_px: 3, strength: 2 });
	const stored = storeObservation(observation);
	expect(JSON.stringify(stored)).not.toMatch(/face_box|"box"|polygon|"marks"|radius_px/);
	expect(stored.zones.nose).toEqual({ coverage: 0.9 });
	expect(Object.keys(stored).sort()).toEqual(["engine", "metrics", "photo", "tone", "zones"]);
});

test("the stored numbers give the same findings", () => {
	const observation = makeObservation({ readings: { "redness.nose": 5 } });
	expect(findConcerns(storeObservation(observation))).toEqual(findConcerns(observation));
});
