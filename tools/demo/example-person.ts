import { encodeFace } from "@dewlight/sandbox/faces/encode-face.ts";
import type { FaceOptions } from "@dewlight/sandbox/faces/face-options.ts";
import type { DemoPerson, DemoScan } from "@dewlight/server/use-cases/demo/index.ts";

/** The day the example is looked at; everything else lies before it. */
export const EXAMPLE_NOW = new Date("2026-11-20T16:00:00.000Z");

const PHOTO: FaceOptions = {
	person: 3,
	seed: 47,
	width: 1280,
	height: 1280,
	expression: { smile: 0.3 },
	hair: { cloth: [0.27, 0.1, 0.14] },
	background: [0.66, 0.58, 0.5],
};

/** PNG, so that nothing of the drawing is lost on its way into the engine. */
function scan(daysAgo: number, face: FaceOptions): DemoScan {
	return { daysAgo, note: null, drawPhoto: () => encodeFace({ ...PHOTO, ...face }, { format: "png" }) };
}

/** A drawn person who stands for nobody: redness that calms down, dark marks that stay. */
export const EXAMPLE_PERSON: DemoPerson = {
	email: "example@example.com",
	username: "Example",
	password: "only-for-this-run",
	goals: ["Even tone"],
	issues: ["Dark spots", "Redness"],
	scans: [
		scan(43, {
			shot: 1,
			redness: { left_cheek: 30, right_cheek: 28, nose: 10 },
			darkMarks: { left_cheek: { count: 6 }, right_cheek: { count: 4 } },
			shine: { forehead: 0.2, nose: 0.25 },
		}),
		scan(1, {
			shot: 2,
			redness: { left_cheek: 14, right_cheek: 13 },
			darkMarks: { left_cheek: { count: 6 }, right_cheek: { count: 4 } },
			shine: { forehead: 0.2, nose: 0.25 },
		}),
	],
};
