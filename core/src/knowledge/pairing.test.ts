import { expect, test } from "vitest";
import { clashes, firstClash, pairing } from "./pairing.ts";

const TOGETHER = { same_half: true, same_day: true };
const OTHER_DAYS = { same_half: true, same_day: false };
const MORNING_AND_NIGHT = { same_half: false, same_day: true };

test.each([
	["adapalene", "benzoyl_peroxide", [false, false, false], "allowed: nothing is too near"],
	["azelaic_acid", "retinol", [false, false, false], "advice forbids nothing"],
	["retinol", "glycolic_acid", [true, false, false], "alternate: not on one night"],
	["tretinoin", "benzoyl_peroxide", [true, true, false], "separate: one in the morning, one at night"],
	["retinol", "adapalene", [true, true, true], "block: not in one routine"],
])("%s with %s, by how near they are used", (one, other, expected) => {
	const pair = pairing(one, other);
	expect([TOGETHER, OTHER_DAYS, MORNING_AND_NIGHT].map((near) => clashes(pair, near))).toEqual(expected);
});

test.each([
	["tretinoin", "adapalene", "adapalene"],
	["retinol", "adapalene", "retinol"],
	["glycolic_acid", "salicylic_acid", "glycolic_acid"],
	["clay", "benzoyl_peroxide", "clay"],
	["hydroquinone", "benzoyl_peroxide", "benzoyl_peroxide"],
	["glycolic_acid", "lactic_acid", null],
])("of %s and %s, %s gives way, in either order", (one, other, expected) => {
	expect(pairing(one, other)?.gives_way).toBe(expected);
	expect(pairing(other, one)?.gives_way).toBe(expected);
});

test("of two lists the first pair that is too near is told, and the rule that decided with it", () => {
	expect(firstClash(["niacinamide", "retinol"], ["zinc_pca", "lactic_acid"], TOGETHER)?.rule.id).toBe(
		"conflict.retinoid_acid",
	);
	expect(firstClash(["niacinamide", "retinol"], ["zinc_pca", "lactic_acid"], OTHER_DAYS)).toBeNull();
});
