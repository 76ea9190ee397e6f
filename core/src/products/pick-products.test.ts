import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import { expect, test } from "vitest";
import { findActive, isRetinoid, isTreatment } from "../knowledge/actives.ts";
import { ACTIVE_LOAD_LIMIT } from "../knowledge/conflicts.ts";
import { buildCarePlan } from "../routine/build-care-plan.ts";
import { factsFromAnswers } from "../routine/facts-from-answers.ts";
import { findConflicts } from "../routine/find-conflicts.ts";
import { isMinor, type Preferences } from "../routine/person.ts";
import { planSteps } from "../routine/plan-steps.ts";
import { CONCERNS, type Concern, type Finding } from "../skin/concern.ts";
import { SENSITIVITIES, SKIN_TYPES } from "../skin/skin-type.ts";
import { STARTER_CATALOGUE } from "./catalogue/starter-catalogue.ts";
import { productFacts } from "./facts/product-facts.ts";
import { stepProductRule } from "./fits-step.ts";
import { type Picked, type PickRequest, pickProducts } from "./pick-products.ts";
import { type CatalogueProduct, reasonInShort } from "./product.ts";
import { buildProduct } from "./testing/build-product.ts";

function finding(concern: Concern, severity: number): Finding {
	return { concern, severity, confidence: 0.8, zones: ["nose"], because: ["shine.nose"] };
}

function requestFor(
	parts: Pick<PickRequest, "skin_type" | "sensitivity">,
	findings: Finding[],
	preferences: Preferences = {},
	catalogue: readonly CatalogueProduct[] = STARTER_CATALOGUE,
): PickRequest {
	const person = { goals: [], issues: [], preferences };
	const facts = factsFromAnswers(preferences);
	const plan = buildCarePlan({ ...parts, findings, person, facts, red_flags: [], previous_plan: null });
	return { ...parts, plan, findings, person, facts, catalogue };
}

const BY_ID = new Map(STARTER_CATALOGUE.map((product) => [product.id, product]));

/** Promises of every pick; each broken one is named. */
function faults(request: PickRequest, picked: Picked): string[] {
	const found: string[] = [];
	const hold = (promise: string, kept: boolean): void => {
		if (!kept) found.push(promise);
	};
	const { preferences } = request.person;
	const redness = request.findings.find(({ concern }) => concern === "redness")?.severity ?? 0;
	const sensitive = request.sensitivity === "High" || preferences.sensitive_skin === true;
	const steps = planSteps(picked.plan);
	const carriers = new Map<string, Set<string>>();
	const places = new Map<string, string>();
	for (const { section, key, step } of steps) {
		const product = BY_ID.get(step.product?.id ?? "");
		const place = `${section}.${key}`;
		if (!product) continue;
		const facts = productFacts(product);
		hold(`${place}: own category`, product.category === key);
		const rule = stepProductRule(step, key);
		const allowed = new Set<string>([...rule.any_of, ...rule.may_contain]);
		const unwanted = facts.actives.filter((id) => isTreatment(id) && !allowed.has(id));
		hold(`${place}: no other active (${unwanted.join()}) in ${product.id}`, unwanted.length === 0);
		hold(
			`${place}: carries its active`,
			rule.any_of.length === 0 || rule.any_of.some((id) => facts.key.includes(id)),
		);
		if (sensitive || preferences.fragrance_free === true || redness >= 1) {
			hold(`${place}: no listed fragrance`, product.no_listed_fragrance);
		}
		if (sensitive && !step.actives.some(isTreatment))
			hold(`${place}: for sensitive skin`, product.sensitive_safe);
		if (preferences.pregnancy === "pregnant") {
			const risky = facts.actives.filter((id) =>
				["avoid", "caution"].includes(findActive(id)?.pregnancy ?? ""),
			);
			hold(`${place}: fit for pregnancy (${risky.join()})`, risky.length === 0);
		}
		if (isMinor(preferences)) {
			hold(
				`${place}: no retinol under 18`,
				!facts.actives.some((id) => isRetinoid(id) && id !== "adapalene"),
			);
		}
		if (key === "sunscreen") hold(`${place}: SPF 30`, (facts.spf ?? 0) >= 30);
		for (const id of facts.actives.filter(isTreatment)) {
			carriers.set(id, (carriers.get(id) ?? new Set()).add(product.id));
		}
		const before = places.get(product.id);
		hold(`${place}: ${product.id} already at ${before}`, before === undefined || before.endsWith(`.${key}`));
		places.set(product.id, place);
	}
	for (const [id, products] of carriers) hold(`not too much ${id}`, products.size < ACTIVE_LOAD_LIMIT);
	hold("no conflict after narrowing the actives", findConflicts(picked.plan).length === 0);
	const needs = Object.entries(picked.product_needs).flatMap(([category, { also = [], ...first }]) =>
		[first, ...also].map((need) => ({ category, need })),
	);
	for (const { category, need } of needs) {
		hold(
			`${category}: named for the very steps that name it`,
			isDeepStrictEqual(
				need.steps,
				steps.flatMap(({ section, key, step }) =>
					key === category && step.product?.id === need.id ? [`${section}_${key}`] : [],
				),
			),
		);
		hold(`${category}: a clean reason: ${need.reason}`, /^[A-Z].*\((\w{3}) 20\d\d\)\.$/.test(need.reason));
		hold(`${category}: no empty words`, !/undefined|NaN|null/.test(need.reason));
		for (const [stated] of need.reason.matchAll(/[\d.]+(?=% )/g)) {
			hold(
				`${category}: ${stated}% is in the name`,
				need.name.includes(`${stated}%`) || need.name.includes(`${stated} %`),
			);
		}
	}
	const categories = new Set(steps.filter(({ step }) => step.product).map(({ key }) => key));
	hold("one need per used category", Object.keys(picked.product_needs).length === categories.size);
	const listed = needs.flatMap(({ need }) => need.steps ?? []);
	const named = steps.flatMap(({ section, key, step }) => (step.product ? [`${section}_${key}`] : []));
	hold("every step with a product is listed once", isDeepStrictEqual(listed.toSorted(), named.toSorted()));
	return found;
}

const PEOPLE: Preferences[] = [
	{},
	{ pregnancy: "pregnant" },
	{ age_band: "13-15" },
	{ prescription_retinoid: true },
	{ fragrance_free: true, budget: "low" },
	{ sensitive_skin: true },
];

test("every plan of every skin type, sensitivity, concern and person gets picks that break no rule", {
	tags: "exhaustive",
}, () => {
	for (const skin_type of SKIN_TYPES) {
		for (const sensitivity of SENSITIVITIES) {
			for (const concern of CONCERNS) {
				for (const severity of [2, 3]) {
					for (const preferences of PEOPLE) {
						const request = requestFor({ skin_type, sensitivity }, [finding(concern, severity)], preferences);
						expect(
							faults(request, pickProducts(request)),
							JSON.stringify({ skin_type, sensitivity, concern, preferences }),
						).toEqual([]);
					}
				}
			}
		}
	}
});

test("any mix of findings and any part of the catalogue keeps the rules, whatever the order of the rows", () => {
	fc.assert(
		fc.property(
			fc.constantFrom(...SKIN_TYPES),
			fc.constantFrom(...SENSITIVITIES),
			fc.subarray([...CONCERNS], { maxLength: 4 }),
			fc.integer({ min: 2, max: 10 }),
			fc.shuffledSubarray([...STARTER_CATALOGUE], { minLength: 20 }),
			(skin_type, sensitivity, concerns, half, rows) => {
				const findings = concerns.map((concern) => finding(concern, half / 2));
				const request = requestFor({ skin_type, sensitivity }, findings, {}, rows);
				const picked = pickProducts(request);
				expect(faults(request, picked)).toEqual([]);
				const again = pickProducts({ ...request, catalogue: rows.toReversed() });
				expect(again).toEqual(picked);
			},
		),
		{ numRuns: 60 },
	);
});

test("with the whole catalogue no plain step stays without a product, and any other says what to look for", () => {
	for (const skin_type of SKIN_TYPES) {
		for (const sensitivity of SENSITIVITIES) {
			for (const concern of CONCERNS) {
				const { plan } = pickProducts(requestFor({ skin_type, sensitivity }, [finding(concern, 2)]));
				for (const { section, key, step } of planSteps(plan)) {
					const place = `${skin_type} ${sensitivity} ${concern} ${section}.${key}`;
					if (step.product === null) expect(step.look_for, place).toMatch(/^Look for an? .+\.$/);
					else expect(step.look_for, place).toBeUndefined();
					if (!step.actives.some(isTreatment)) expect(step.product, place).not.toBeNull();
				}
			}
		}
	}
});

test("morning and night share one cleanser and one moisturizer when the step is the same", () => {
	const { plan } = pickProducts(requestFor({ skin_type: "Normal", sensitivity: "Low" }, []));
	expect(plan.night.cleanser?.product).toEqual(plan.morning.cleanser?.product);
	expect(plan.night.moisturizer?.product).toEqual(plan.morning.moisturizer?.product);
});

test("an empty catalogue leaves the plan without products and every step with what to look for", () => {
	const request = requestFor({ skin_type: "Dry", sensitivity: "Low" }, [], {}, []);
	const { plan, product_needs } = pickProducts(request);
	expect(product_needs).toEqual({});
	expect(plan.price).toBeUndefined();
	const planned = planSteps(request.plan);
	for (const [at, { step }] of planSteps(plan).entries()) {
		expect(step).toEqual({ ...planned[at]?.step, look_for: step.look_for });
		expect(step.look_for).toMatch(/^Look for /);
	}
});

function cream(id: string, parts: Partial<CatalogueProduct> = {}): CatalogueProduct {
	const inci = ["Aqua", "Glycerin", "Ceramide NP", "Phenoxyethanol"];
	return buildProduct({
		id,
		name: "Daily Lotion",
		category: "moisturizer",
		price: 20,
		inci,
		stale: false,
		...parts,
	});
}

function moisturizerFrom(rows: CatalogueProduct[], preferences: Preferences = {}): string | undefined {
	const { plan } = pickProducts(
		requestFor({ skin_type: "Normal", sensitivity: "Low" }, [], preferences, rows),
	);
	return plan.morning.moisturizer?.product?.id;
}

test("of two that fit alike the cheaper is chosen, and a rating only decides at the same price", () => {
	expect(moisturizerFrom([cream("a"), cream("b", { price: 12 })])).toBe("b");
	expect(moisturizerFrom([cream("a", { rating: 4 }), cream("b", { rating: 4.5 })])).toBe("b");
	expect(moisturizerFrom([cream("a", { rating: 5 }), cream("b", { price: 19 })])).toBe("b");
	expect(moisturizerFrom([cream("b"), cream("a")])).toBe("a");
});

test("a claim to suit every skin type outweighs no price", () => {
	const every = ["normal", "dry", "combination", "oily"];
	expect(moisturizerFrom([cream("every", { price: 22, suits: every }), cream("plain", { price: 15 })])).toBe(
		"plain",
	);
});

test("a fresh row is preferred to a stale one that costs less", () => {
	expect(moisturizerFrom([cream("old", { price: 5, stale: true }), cream("new")])).toBe("new");
});

test("a moisturizer with retinol or an acid never fills a plain moisturizer step", () => {
	const retinol = cream("r", { name: "Retinol Lotion", inci: ["Aqua", "Retinol", "Glycerin"], price: 1 });
	const acid = cream("g", { inci: ["Aqua", "Glycolic Acid", "Glycerin", "Phenoxyethanol"], price: 1 });
	expect(moisturizerFrom([retinol, acid])).toBeUndefined();
	expect(moisturizerFrom([retinol, acid, cream("plain")])).toBe("plain");
});

test("a serum is not used for two different steps", () => {
	const serum = cream("s", {
		category: "serum",
		name: "Niacinamide Serum",
		inci: ["Aqua", "Niacinamide", "Glycerin"],
	});
	const request = requestFor({ skin_type: "Oily", sensitivity: "Low" }, [finding("shine", 2)], {}, [serum]);
	const step = request.plan.morning.serum;
	if (!step) throw new Error("shine is treated with a serum");
	const { step_id: _, ...loose } = step;
	const plan = { ...request.plan, morning: { serum: loose }, night: { serum: loose } };
	const picked = pickProducts({ ...request, plan });
	expect(picked.plan.morning.serum?.product?.id).toBe("s");
	expect(picked.plan.night.serum?.product).toBeNull();
});

test("one cream serves morning and night when nothing richer is to be had", () => {
	const request = requestFor({ skin_type: "Dry", sensitivity: "Low" }, [finding("dryness", 3)], {}, [
		cream("only", { inci: ["Aqua", "Petrolatum", "Ceramide NP", "Glycerin"] }),
	]);
	const { plan } = pickProducts(request);
	expect(plan.night.moisturizer?.step_id).not.toBe(plan.morning.moisturizer?.step_id);
	expect(plan.night.moisturizer?.product?.id).toBe("only");
});

test("a tinted step takes what is sold as tinted, and no iron oxides alone", () => {
	const base = { category: "sunscreen", name: "Daily Sunscreen SPF 40" } as const;
	const plain = cream("plain", { ...base, inci: ["Zinc Oxide", "Aqua", "Iron Oxides (CI 77491)"], price: 5 });
	const tinted = cream("tinted", {
		...base,
		name: "Tinted Sunscreen SPF 40",
		suits: ["deep tone"],
		inci: ["Zinc Oxide", "Aqua", "Iron Oxides (CI 77491)"],
	});
	const skin = { skin_type: "Normal", sensitivity: "Low" } as const;
	const request = requestFor(skin, [finding("dark_spots", 2)], { monk_tone: 7 }, [plain, tinted]);
	const { product_needs } = pickProducts(request);
	expect(product_needs.sunscreen?.id).toBe("tinted");
	expect(product_needs.sunscreen?.reason).toContain("inted with iron oxides");
});

test("sensitive skin gets the weaker of two stated strengths even where the stronger costs less", () => {
	const serum = (id: string, percent: number, price: number): CatalogueProduct =>
		cream(id, {
			category: "serum",
			name: `${percent}% Niacinamide Serum`,
			inci: ["Aqua", "Niacinamide", "Glycerin"],
			price,
		});
	const rows = [serum("weak", 5, 30), serum("strong", 10, 6)];
	const strengthFor = (preferences: Preferences): string | undefined => {
		const request = requestFor(
			{ skin_type: "Oily", sensitivity: "Low" },
			[finding("shine", 2)],
			preferences,
			rows,
		);
		return pickProducts(request).product_needs.serum?.id;
	};
	expect(strengthFor({ sensitive_skin: true, budget: "low" })).toBe("weak");
	expect(strengthFor({ budget: "low" })).toBe("strong");
});

test("a low budget prefers a product within it, and still picks when there is none", () => {
	const rows = [cream("dear", { price: 17, suits: ["normal"] }), cream("cheap", { price: 15 })];
	expect(moisturizerFrom(rows)).toBe("dear");
	expect(moisturizerFrom(rows, { budget: "low" })).toBe("cheap");
	expect(moisturizerFrom([cream("dear", { price: 60 })], { budget: "low" })).toBe("dear");
});

test("the reason is made of facts of the row and says old prices in the past tense", () => {
	const old = cream("old", { stale: true, observed: "2020-09", price: 16, suits: ["normal"] });
	const { product_needs } = pickProducts(
		requestFor({ skin_type: "Normal", sensitivity: "Low" }, [], {}, [old]),
	);
	expect(product_needs.moisturizer?.reason).toBe(
		"No listed fragrance, has ceramides and glycerin, listed for normal skin, and cost $16 at Ulta US (Sep 2020).",
	);
});

test("a reason in short holds its first facts and no price, and any other text stays whole", () => {
	expect(
		reasonInShort(
			"No listed fragrance, has ceramides and glycerin, listed for normal skin, and cost $16 at Ulta US (Sep 2020).",
		),
	).toBe("No listed fragrance, has ceramides and glycerin.");
	expect(reasonInShort("No listed fragrance, and seen at Ulta US (Sep 2020).")).toBe("No listed fragrance.");
	expect(reasonInShort("Costs $12.50 at Sephora US (Jan 2026).")).toBeNull();
	expect(reasonInShort("Gentle, cheap, and kind.")).toBe("Gentle, cheap, and kind.");
	for (const { reason } of Object.values(
		pickProducts(requestFor({ skin_type: "Oily", sensitivity: "High" }, [finding("acne", 2)])).product_needs,
	)) {
		expect(reasonInShort(reason) ?? "Nothing.").toMatch(/^[A-Z][^$]*\.$/);
	}
});

test("a step with a choice of actives names the one its product carries", () => {
	const { plan } = pickProducts(
		requestFor({ skin_type: "Normal", sensitivity: "Low" }, [finding("lines", 3)]),
	);
	expect(plan.night.serum?.step_id).toBe("step.serum_retinol");
	const product = BY_ID.get(plan.night.serum?.product?.id ?? "");
	expect(plan.night.serum?.actives.length).toBeGreaterThan(0);
	for (const id of plan.night.serum?.actives ?? []) expect(product?.actives).toContain(id);
});
