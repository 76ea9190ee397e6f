import { expect, it } from "vitest";
import { factsInUse } from "../person/own-products.ts";
import type { PersonFact } from "../person/person-fact.ts";
import { STARTER_CATALOGUE } from "../products/catalogue/starter-catalogue.ts";
import { planWithin } from "../products/plan-within.ts";
import { planSteps } from "./plan-steps.ts";
import { buildFinding, buildRequest } from "./testing/build-request.ts";

const NOTHING_NEW: PersonFact = { id: "nothing_new", sure: true };
const LINES = [buildFinding("lines", 3), buildFinding("dark_spots", 2)];

function planOf(names: readonly string[], others: readonly PersonFact[] = [], findings = LINES) {
	const request = buildRequest({ findings, facts: [...factsInUse(names), ...others] });
	return planWithin({ request, catalogue: STARTER_CATALOGUE }).plan;
}

const SHELVES = [
	["retinol 0.3% drops", "vitamin C 10% serum", "lactic acid toner", "SPF 50 fluid"],
	["glycolic acid pads", "retinol night cream", "niacinamide booster"],
	["adapalene gel", "salicylic acid serum", "ceramide cream"],
	["azelaic acid suspension", "hydrating cleanser", "sunscreen SPF 30"],
	[],
];

it.each(SHELVES)("names nothing to buy for who wants nothing new: %s", (...names) => {
	const plan = planOf(names, [NOTHING_NEW]);
	expect(planSteps(plan).filter(({ step }) => step.product !== null)).toEqual([]);
});

it.each(SHELVES)("keeps every retinoid for the night, and an acid off its nights: %s", (...names) => {
	const steps = planSteps(planOf(names));
	const retinoids = steps.filter(({ step }) =>
		step.actives.some((id) => ["retinol", "retinal", "adapalene"].includes(id)),
	);
	const acids = steps.filter(({ step }) => step.actives.some((id) => /glycolic|lactic|salicylic/.test(id)));
	expect(retinoids.filter(({ section }) => section === "morning")).toEqual([]);
	const nights = retinoids.flatMap(({ step }) => step.days ?? []);
	expect(acids.flatMap(({ step }) => step.days ?? []).filter((day) => nights.includes(day))).toEqual([]);
});

it("keeps what somebody has in the step it serves, by its name", () => {
	const steps = planSteps(planOf(["retinol 0.3% drops", "ceramide cream", "gentle cleanser"]));
	const step = (key: string) => steps.find((one) => one.section === "night" && one.key === key)?.step;
	expect(step("serum")).toMatchObject({ product: null, actives: ["retinol"] });
	expect(step("serum")?.look_for).toContain("retinol 0.3% drops");
	expect(step("moisturizer")?.look_for).toContain("ceramide cream");
	expect(step("cleanser")?.look_for).toContain("gentle cleanser");
});

it("tells what shares no night and belongs to no morning", () => {
	const { notes = [] } = planOf(["retinol serum", "glycolic acid toner"]);
	const text = notes.find(({ rule_id }) => rule_id === "person.owns")?.text;
	expect(text).toContain("Retinol serum: at night only");
	expect(text).toContain("Glycolic acid toner: leave it out");
});

it("keeps no product of their own where a rule about the person speaks against it", () => {
	const steps = planSteps(planOf(["retinol serum"], [{ id: "pregnant", sure: true }]));
	expect(steps.flatMap(({ step }) => step.actives)).not.toContain("retinol");
});

it.each(["crema de concha nácar", "Glow & Lovely", "crème éclaircissante", "Goree beauty cream"])(
	"never keeps what lightens as a moisturizer, and tells to stop it: %s",
	(name) => {
		const plan = planOf([name]);
		const creams = planSteps(plan).filter(({ key }) => key === "moisturizer");
		expect(creams.map(({ step }) => step.because).join(" ")).not.toContain("You have this already");
		expect(plan.notes?.find(({ rule_id }) => rule_id === "answer.stop_irritants")?.text).toContain("mercury");
	},
);

it("keeps no wash that it tells to stop", () => {
	const plan = planOf(["foaming wash with tea tree"]);
	const washes = planSteps(plan).filter(({ key }) => key === "cleanser");
	expect(washes.map(({ step }) => step.because).join(" ")).not.toContain("You have this already");
});

it("says of a thing known by its maker's name alone that it is as its maker lists it", () => {
	const reasons = (name: string) =>
		planSteps(planOf([name]))
			.map(({ step }) => step.because)
			.join(" ");
	expect(reasons("vanicream lotion")).toContain("as far as its maker lists it");
	expect(reasons("gentle milk cleanser")).not.toContain("as far as its maker lists it");
});

it("names what else somebody has and the plan does not need, and takes a wash before an oil that loosens make-up", () => {
	const plan = planOf(["oil cleanser", "low pH cleanser", "sheet masks", "peppermint soap"]);
	const words = (plan.notes ?? []).find(({ rule_id }) => rule_id === "person.owns_beside")?.text ?? "";
	expect(words).toMatch(/^Your oil cleanser and sheet masks may be used up/);
	expect(plan.night.cleanser?.because).toContain("low ph cleanser");
});

const ruleOf = (plan: ReturnType<typeof planOf>, id: string) =>
	(plan.notes ?? []).find(({ rule_id }) => rule_id === id)?.text ?? "";

it("lets an acid rest while a retinoid begins, and stops it on skin that reacts easily", () => {
	expect(ruleOf(planOf(["glycolic toner"]), "person.owns")).toMatch(
		/^Glycolic toner: leave it out while .+ begins, about twelve weeks; after that one night a week at most and never on a night with /,
	);
	const request = buildRequest({
		sensitivity: "High",
		findings: LINES,
		facts: factsInUse(["glycolic toner"]),
	});
	const { plan } = planWithin({ request, catalogue: STARTER_CATALOGUE });
	expect(ruleOf(plan, "person.owns")).toMatch(/^Glycolic toner: stop it\./);
});

it("leaves a drug against spots out where there are none, and a mild serum on", () => {
	const words = ruleOf(planOf(["differin gel", "hyaluronic acid serum"]), "person.owns_beside");
	expect(words).toContain("Your differin gel: for spots.");
	expect(words).toContain("Your hyaluronic acid serum may go on");
});

it("takes a treatment for no plain cream", () => {
	const request = buildRequest({
		skin_type: "Oily",
		findings: [],
		facts: factsInUse(["azelaic acid lotion"]),
	});
	const { plan } = planWithin({ request, catalogue: STARTER_CATALOGUE });
	expect(plan.night.moisturizer?.because).not.toContain("You have this already");
});

it("says of a rich cream that oily skin wants little of it, and keeps a night cream for the night", () => {
	const request = buildRequest({
		skin_type: "Oily",
		findings: [],
		facts: factsInUse(["cerave moisturizing cream"]),
	});
	const { plan } = planWithin({ request, catalogue: STARTER_CATALOGUE });
	expect(plan.night.moisturizer?.because).toContain("It is rich for skin like yours");
	const night = planOf(["my rich night cream"]);
	expect(night.morning.moisturizer?.because).not.toContain("You have this already");
});
