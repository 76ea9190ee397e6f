import { expect, test } from "vitest";
import { cameraCopy } from "../copy.ts";
import { CAMERA_FAILURES, cameraFailure } from "./capture.ts";

const refusal = (name: string) => new DOMException("no", name);

test.each([
	["NotAllowedError", "denied"],
	["SecurityError", "denied"],
	["NotFoundError", "missing"],
	["OverconstrainedError", "missing"],
	["NotReadableError", "in_use"],
	["AbortError", "in_use"],
	["TypeError", "unknown"],
] as const)("%s is told as %s", (name, failure) => {
	expect(cameraFailure(refusal(name), true)).toBe(failure);
});

test("on a page that is not secure nothing else matters", () => {
	expect(cameraFailure(refusal("NotAllowedError"), false)).toBe("insecure");
});

test("every failure leaves the way of choosing a photo", () => {
	for (const failure of CAMERA_FAILURES) {
		expect(cameraCopy.failures[failure].text).toContain("choose a photo");
	}
});
