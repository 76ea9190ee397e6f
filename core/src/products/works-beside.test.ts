import { expect, test } from "vitest";
import type { Weekday } from "../routine/care-plan.ts";
import type { PlacedStep } from "../routine/plan-steps.ts";
import { plainStep } from "../routine/testing/plain-step.ts";
import { worksBeside } from "./fits-step.ts";
import { buildProduct } from "./testing/build-product.ts";

function placed(section: PlacedStep["section"], key: PlacedStep["key"], days?: Weekday[]): PlacedStep {
	return { section, key, step: plainStep([], days) };
}

const product = (id: string, ...inci: string[]) => buildProduct({ id, inci });

const night = placed("night", "serum", ["monday"]);

test("a second retinoid is never added, whatever the time of day", () => {
	const chosen = [{ placed: night, product: product("a", "Adapalene") }];
	expect(worksBeside(product("b", "Retinol"), placed("morning", "eye_cream"), chosen)).toBe(false);
});

test("benzoyl peroxide goes beside retinol in the other half of the day", () => {
	const chosen = [{ placed: night, product: product("a", "Retinol") }];
	const bpo = product("b", "Benzoyl Peroxide");
	expect(worksBeside(bpo, placed("morning", "serum"), chosen)).toBe(true);
	expect(worksBeside(bpo, placed("night", "moisturizer"), chosen)).toBe(false);
});

test("an acid goes beside retinol on another night", () => {
	const chosen = [{ placed: night, product: product("a", "Retinol") }];
	const acid = product("b", "Glycolic Acid", "Aqua");
	expect(worksBeside(acid, placed("weekly", "exfoliant", ["thursday"]), chosen)).toBe(true);
	expect(worksBeside(acid, placed("weekly", "exfoliant", ["monday"]), chosen)).toBe(false);
});

test("the third product with one treatment is too much, the same product twice is not", () => {
	const a = { placed: placed("morning", "serum"), product: product("a", "Niacinamide") };
	const b = { placed: placed("morning", "moisturizer"), product: product("b", "Niacinamide") };
	expect(worksBeside(product("c", "Niacinamide"), placed("night", "mask"), [a, b])).toBe(false);
	expect(worksBeside(a.product, placed("night", "mask"), [a, b])).toBe(true);
});
