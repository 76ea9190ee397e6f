import { LANDMARK, type Landmark, landmark } from "@dewlight/vision/face/face-mesh.ts";
import { createFaceRunner, type FaceRunner } from "@dewlight/vision/face/face-runner.ts";
import { beforeAll, expect, test } from "vitest";
import { type DrawnLandmark, drawCartoon, drawFace, drawnLandmarks } from "./draw-face.ts";
import type { FaceOptions } from "./face-options.ts";
import { PEOPLE } from "./people.ts";

const EVERYONE = PEOPLE.map((_, person) => person);
const POSES: readonly FaceOptions[] = [
	{ pose: { yaw: 14 } },
	{ pose: { yaw: -14 } },
	{ pose: { pitch: 8 } },
	{ pose: { roll: 20 } },
	{ faceFraction: 0.3, center: [0.35, 0.4] },
	{ expression: { smile: 0.6 } },
];

/** The drawn name of a landmark and the mesh's. */
const NAMES: Record<DrawnLandmark, Landmark> = {
	leftEyeOuter: "leftEyeOuter",
	leftEyeInner: "leftEyeInner",
	rightEyeOuter: "rightEyeOuter",
	rightEyeInner: "rightEyeInner",
	noseTip: "noseTip",
	leftMouthCorner: "mouthLeftCorner",
	rightMouthCorner: "mouthRightCorner",
	chin: "chinTip",
};

let runner: FaceRunner;
beforeAll(async () => {
	runner = await createFaceRunner();
});

/** Large enough for the models, which look at faces of at most 256 pixels. */
const SMALL: FaceOptions = { width: 640, height: 640 };
const found = new Map<string, ReturnType<FaceRunner["findFaces"]>["faces"]>();

/** The faces the models find in a drawing; equal options are drawn once. */
function facesIn(options: FaceOptions) {
	const key = JSON.stringify(options);
	const faces = found.get(key) ?? runner.findFaces(drawFace(options)).faces;
	found.set(key, faces);
	return faces;
}

/** Largest distance of a found landmark from the drawn one, as a share of the distance of the eyes' outer corners. */
function worstOffset(options: FaceOptions): { share: number; name: string } {
	const faces = facesIn(options);
	expect(faces).toHaveLength(1);
	const { points } = faces[0];
	const drawn = drawnLandmarks(options);
	const eyes = Math.hypot(
		drawn.leftEyeOuter[0] - drawn.rightEyeOuter[0],
		drawn.leftEyeOuter[1] - drawn.rightEyeOuter[1],
	);
	let worst = { share: 0, name: "none" };
	for (const name of Object.keys(NAMES) as DrawnLandmark[]) {
		const [x, y] = landmark(points, NAMES[name]);
		const share = Math.hypot(x - drawn[name][0], y - drawn[name][1]) / eyes;
		if (share > worst.share) worst = { share, name: `${name}, mesh point ${LANDMARK[NAMES[name]]}` };
	}
	return worst;
}

test.each(EVERYONE)("the detector and the mesh accept person %i as a face", (person) => {
	const faces = facesIn({ ...SMALL, person });
	expect(faces).toHaveLength(1);
	expect(faces[0].detectorScore).toBeGreaterThanOrEqual(0.75);
	expect(faces[0].flag).toBeGreaterThanOrEqual(0.95);
});

test.each(EVERYONE)("landmarks of person %i are found where they were drawn", (person) => {
	const { share, name } = worstOffset({ ...SMALL, person });
	expect(share, name).toBeLessThan(0.12);
});

test.each(POSES)("landmarks follow %j", (options) => {
	const { share, name } = worstOffset({ ...SMALL, ...options });
	expect(share, name).toBeLessThan(0.15);
});

test("equal options draw equal pixels, another seed draws others", () => {
	const small: FaceOptions = { person: 2, width: 240, height: 300, papules: { chin: { count: 3 } } };
	expect(drawFace(small)).toEqual(drawFace({ ...small }));
	expect(drawFace({ ...small, seed: 2 }).rgb).not.toEqual(drawFace(small).rgb);
});

test("an insert changes its own zone and nothing far from it", () => {
	const options: FaceOptions = { width: 400, height: 400, noise: 0 };
	const clean = drawFace(options);
	const red = drawFace({ ...options, redness: { left_cheek: 12 } });
	let changed = 0;
	for (let at = 0; at < clean.rgb.length; at += 3) {
		if (Math.abs(clean.rgb[at + 1] - red.rgb[at + 1]) <= 2) continue;
		changed++;
		const x = (at / 3) % 400;
		// The subject's left cheek lies right of the middle of the picture.
		expect(x).toBeGreaterThan(210);
	}
	expect(changed).toBeGreaterThan(300);
});

test("two people are two faces and a cartoon is taken for one", () => {
	const two = runner.findFaces(drawFace({ secondFace: true, width: 1400 }));
	expect(two.faces.filter(({ flag }) => flag > 0.9)).toHaveLength(2);
	const cartoon = runner.findFaces(drawCartoon());
	expect(cartoon.faces[0]?.flag).toBeGreaterThan(0.9);
});
