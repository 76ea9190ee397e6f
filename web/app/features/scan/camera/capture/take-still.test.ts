import { expect, test } from "vitest";
import { isBetter } from "./take-burst.ts";

const frame = { width: 1440, height: 1080 };

test("the camera's own photo is taken for more pixels of the same shape", () => {
	expect(isBetter({ width: 4032, height: 3024 }, frame)).toBe(true);
});

test.each([
	["no more pixels", { width: 1440, height: 1080 }],
	["another shape", { width: 3840, height: 2160 }],
	["another way up", { width: 3024, height: 4032 }],
])("%s: the frame of the video is taken", (_, photo) => {
	expect(isBetter(photo, frame)).toBe(false);
});
