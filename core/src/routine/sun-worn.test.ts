import { expect, test } from "vitest";
import { buildCarePlan } from "./build-care-plan.ts";
import { buildFinding, buildRequest } from "./testing/build-request.ts";

test("brown places of a later age are to be looked at before they are faded; a young face and a deep tone hear nothing of it", () => {
	const hears = (age_band: "25-34" | "65+", ita_class: "light" | "dark", spots = 2) =>
		buildCarePlan(
			buildRequest({
				findings: [buildFinding("dark_spots", spots)],
				person: { goals: [], issues: [], preferences: { age_band } },
				tone: { ita_class },
			}),
		).notes?.some(({ rule_id }) => rule_id === "person.sun_worn");
	expect(hears("65+", "light")).toBe(true);
	expect(hears("25-34", "light")).toBe(false);
	expect(hears("65+", "dark")).toBe(false);
	expect(hears("65+", "light", 1)).toBe(false);
});
