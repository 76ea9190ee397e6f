import { expect, test } from "vitest";
import type { PersonFact } from "../person/person-fact.ts";
import { planSteps } from "../routine/plan-steps.ts";
import { buildRequest } from "../routine/testing/build-request.ts";
import { seen } from "../routine/testing/read-plan.ts";
import type { SkinType } from "../skin/skin-type.ts";
import { STARTER_CATALOGUE } from "./catalogue/starter-catalogue.ts";
import { productFacts } from "./facts/product-facts.ts";
import { driesMatte, holdsInSweat, isSunCream, staysDewy } from "./facts/read-name.ts";
import { planWithin } from "./plan-within.ts";

function sunscreenFor(skin_type: SkinType, facts: PersonFact[] = [], monk_tone = 5) {
	const person = { goals: [], issues: [], preferences: { monk_tone } };
	const request = buildRequest({ skin_type, findings: seen({ lines: 1 }), facts, person });
	const { plan } = planWithin({ request, catalogue: STARTER_CATALOGUE });
	const step = planSteps(plan).find(({ key }) => key === "sunscreen")?.step;
	const product = STARTER_CATALOGUE.find(({ id }) => id === step?.product?.id);
	if (step === undefined || product === undefined) throw new Error("No sunscreen.");
	return { step, product };
}

test("skin that shines gets a sunscreen that dries matte, dry skin one that moisturizes", () => {
	expect(driesMatte(sunscreenFor("Oily").product)).toBe(true);
	const dry = sunscreenFor("Dry").product;
	expect([isSunCream(dry), staysDewy(dry)]).toEqual([true, true]);
});

test("who sweats outdoors gets one that holds for 80 minutes", () => {
	expect(holdsInSweat(sunscreenFor("Normal", [{ id: "outdoors", sure: true }]).product)).toBe(true);
});

test("the lightest tones get SPF 50, and the deepest no mineral film without tint, not even while skin heals", () => {
	const tones = (["Oily", "Dry", "Normal", "Combination"] as const).map(
		(type) => productFacts(sunscreenFor(type, [], 1).product).spf,
	);
	expect(Math.min(...tones.map((spf) => spf ?? 0))).toBeGreaterThanOrEqual(50);
	const burned: PersonFact[] = [{ id: "sunburn", sure: true }];
	expect(sunscreenFor("Normal", burned, 10).step.step_id).toBe("step.sunscreen_mineral_tinted");
	expect(sunscreenFor("Normal", burned, 3).step.step_id).toBe("step.sunscreen_mineral");
});

test("a step says cream only where its pick is one", () => {
	const serum = STARTER_CATALOGUE.filter((one) => one.category !== "sunscreen" || /Sun Serum/.test(one.name));
	const request = buildRequest({ skin_type: "Dry", findings: seen({ lines: 1 }) });
	const { plan } = planWithin({ request, catalogue: serum });
	const step = planSteps(plan).find(({ key }) => key === "sunscreen")?.step;
	expect(step?.product?.name).toContain("Sun Serum");
	expect(step?.step_id).toBe("step.sunscreen");
	expect(step?.instruction).not.toContain("moisturizing");
});

test("sensitive skin of a deeper tone is spared a grey film where a tint is too dear", () => {
	const person = { goals: [], issues: [], preferences: { monk_tone: 8, sensitive_skin: true } };
	const facts: PersonFact[] = [{ id: "budget", about: "35 USD", sure: true }];
	const request = buildRequest({
		skin_type: "Oily",
		sensitivity: "High",
		findings: seen({ shine: 3 }),
		facts,
		person,
	});
	const { plan } = planWithin({ request, catalogue: STARTER_CATALOGUE });
	const id = planSteps(plan).find(({ key }) => key === "sunscreen")?.step.product?.id;
	const product = STARTER_CATALOGUE.find((one) => one.id === id);
	expect(product && productFacts(product).actives).toContain("chemical_uv_filter");
});
