import { expect, test } from "vitest";
import { PLAIN_AIM } from "../guidance/choose-hint.ts";
import { ovalOf } from "./guide-oval.tsx";

test.each([
	[1080, 1440],
	[1440, 1080],
	[640, 480],
])("the plain oval lies inside a picture of %i by %i", (width, height) => {
	const { cx, cy, rx, ry } = ovalOf(PLAIN_AIM, width, height);
	expect([cx, cy]).toEqual([width / 2, height / 2]);
	expect(rx).toBeLessThan(width / 2);
	expect(ry).toBeLessThan(height / 2);
});

test("a level head has straight lines, a turned one bends them to its side", () => {
	expect(ovalOf(PLAIN_AIM, 1000, 1000).meridian).toContain("Q0 0 ");
	const turned = ovalOf({ ...PLAIN_AIM, yaw: 10 }, 1000, 1000);
	expect(Number(/Q(-?[\d.]+) /.exec(turned.meridian)?.[1])).toBeGreaterThan(0);
});
