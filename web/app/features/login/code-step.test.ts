import fc from "fast-check";
import { expect, test } from "vitest";
import { ApiError, OfflineError } from "#api/api-error.ts";
import { isSpent } from "./code-step.tsx";

const refused = (status: number) =>
	new ApiError({ status, body: {}, triggerEvent: null, retryAfterSeconds: null });
const LIFE = 5 * 60_000;

test("the fifth wrong code, or one after five minutes, is the last", () => {
	expect(isSpent(refused(401), 4, 0, () => LIFE - 1)).toBe(false);
	expect(isSpent(refused(401), 5, 0, () => 0)).toBe(true);
	expect(isSpent(refused(401), 1, 0, () => LIFE)).toBe(true);
});

test("only a wrong code can be the last: a broken or silent server leaves the step open", () => {
	fc.assert(
		fc.property(
			fc.oneof(fc.constantFrom(400, 409, 429, 500, 503).map(refused), fc.constant(new OfflineError(null))),
			fc.nat({ max: 100 }),
			fc.nat(),
			(error, refusals, now) => {
				expect(isSpent(error, refusals, 0, () => now)).toBe(false);
			},
		),
	);
});
