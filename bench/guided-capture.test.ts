import { expect, test } from "vitest";
import { openLook, percentComparable, takePairs } from "./guided-capture.ts";

/** Enough to tell the ways apart; `npm run bench -- guided-capture` takes more. */
const PEOPLE = 6;

test("photos matched to the last one are comparable far more often than photos as they come", {
	timeout: 400_000,
}, async () => {
	const look = await openLook();
	const alone = percentComparable(await takePairs(PEOPLE, "none", look));
	const matched = percentComparable(await takePairs(PEOPLE, "matched", look));
	const outline = percentComparable(await takePairs(PEOPLE, "matched without thumbnail", look));
	expect(alone).toBeLessThanOrEqual(50);
	expect(matched).toBe(100);
	expect(outline).toBeGreaterThanOrEqual(alone);
});
