import { expect, test } from "vitest";
import { openLook, percentComparable, takePairs } from "./guided-capture.ts";

/** Enough to tell the ways apart; `npm run bench -- guided-capture` takes more. */
const PEOPLE = 4;

test("photos matched to the last one are comparable far more often than photos as they come", {
	timeout: 400_000,
}, async () => {
	const look = await openLook();
	expect(percentComparable(await takePairs(PEOPLE, "none", look))).toBeLessThanOrEqual(50);
	expect(percentComparable(await takePairs(PEOPLE, "matched", look))).toBe(100);
});
