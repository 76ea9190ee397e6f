import type { ConfirmedCarePlan } from "@dewlight/contracts/profile.ts";
import { expect, test } from "vitest";
import { sampleProduct } from "#testing/sample-product.ts";
import { knownProducts, recognize } from "./start-form.tsx";

const product = (id: string, name: string, brand = "Plain") => sampleProduct(id, { name, brand });

const steps: ConfirmedCarePlan = {
	morning_cleanser: product("wash", "Wash"),
	night_cleanser: product("wash", "Wash"),
};
const oil = { ...product("oil", "Attic Oil", ""), description: "Attic Oil" };
const profile = {
	confirmed_care_plan: Object.assign({}, steps, { additional: { oil } }),
	own_products: [product("oil", "Attic Oil", ""), product("gel", "Plain gel")],
};

test("everything in use or owned is offered once, with its brand where the name lacks it", () => {
	expect(knownProducts(profile)).toEqual([
		{ id: "oil", label: "Attic Oil" },
		{ id: "gel", label: "Plain gel" },
		{ id: "wash", label: "Plain Wash" },
	]);
	expect(knownProducts(undefined)).toEqual([]);
});

test("a product is recognized by its whole name in any case, and by nothing less", () => {
	const known = knownProducts(profile);
	expect(recognize(known, " plain WASH ")?.id).toBe("wash");
	expect(recognize(known, "Plain")).toBeNull();
	expect(recognize(known, "")).toBeNull();
});
