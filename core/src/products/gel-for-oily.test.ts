import { expect, it } from "vitest";
import { planSteps } from "../routine/plan-steps.ts";
import { buildRequest } from "../routine/testing/build-request.ts";
import { STARTER_CATALOGUE } from "./catalogue/starter-catalogue.ts";
import { planWithin } from "./plan-within.ts";

function gelFor(preferences: { budget?: "low" }) {
	const request = buildRequest({
		skin_type: "Oily",
		person: { goals: [], issues: [], preferences },
		findings: [],
	});
	const { plan } = planWithin({ request, catalogue: STARTER_CATALOGUE });
	const step = planSteps(plan).find(({ key }) => key === "moisturizer")?.step;
	return STARTER_CATALOGUE.find(({ id }) => id === step?.product?.id);
}

it("gives oily skin a gel and no cream whose name says neither", () => {
	expect(gelFor({})?.name).toMatch(/gel/i);
});

it("leaves oily skin with little to spend the cheapest that suits", () => {
	expect(gelFor({ budget: "low" })?.price).toBeLessThan(10);
});
