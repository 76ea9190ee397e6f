import { expect, test } from "vitest";
import { PLAIN_AIM } from "../guidance/choose-hint.ts";
import { ghostPlace, ovalOf } from "./guide-oval.tsx";

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

test("the ghost's face lies in the middle of the oval, as large and as tilted as it is aimed at", () => {
	const face = { x: 0.4, y: 0.6, size: 0.5, yaw: 0, pitch: 0, roll: 3 };
	const place = ghostPlace(
		{ ...PLAIN_AIM, size: 0.25, roll: 5 },
		{ width: 1000, height: 1200 },
		{
			face,
			width: 400,
			height: 500,
		},
	);
	// 250 pixels between the corners of the eyes, where the picture has 200.
	expect(place).toBe("translate(500 600) rotate(2) scale(1.2500) translate(-160 -300)");
});
