import { expect, test } from "vitest";
import { changeTarget, withChange } from "./profile-change.ts";
import { sampleProduct, sampleProfile } from "./testing/sample-profile.ts";

const wash = sampleProduct("wash");

test("a product that is being marked stands in its place already", () => {
	const { confirmed_care_plan } = withChange(sampleProfile(), {
		kind: "confirm",
		step: "morning_cleanser",
		product: wash,
	});
	expect(confirmed_care_plan).toEqual({ morning_cleanser: { ...wash, is_confirmed: true } });
});

test("a product without a step goes to the additional ones and can leave them again", () => {
	const added = withChange(sampleProfile(), { kind: "confirm", step: "additional", product: wash });
	expect(added.confirmed_care_plan.additional?.wash?.description).toBe("Product wash");
	const gone = withChange(added, { kind: "remove", step: "additional", product: wash });
	expect(gone.confirmed_care_plan).toEqual({ additional: {} });
});

test("a product that is being removed is gone from its place alone", () => {
	const profile = sampleProfile({ confirmed_care_plan: { morning_cleanser: wash, night_cleanser: wash } });
	const { confirmed_care_plan } = withChange(profile, {
		kind: "remove",
		step: "morning_cleanser",
		product: wash,
	});
	expect(Object.keys(confirmed_care_plan)).toEqual(["night_cleanser"]);
});

test("a step is left out once and taken back in", () => {
	const twice = [true, true].reduce(
		(profile, dropped) => withChange(profile, { kind: "drop", step: "morning_toner", dropped }),
		sampleProfile(),
	);
	expect(twice.dropped_steps).toEqual(["morning_toner"]);
	expect(withChange(twice, { kind: "drop", step: "morning_toner", dropped: false }).dropped_steps).toEqual(
		[],
	);
});

test("marking and removing in one place are about the same thing; two places are not", () => {
	const target = (kind: "confirm" | "remove", step: string) => changeTarget({ kind, step, product: wash });
	expect(target("confirm", "night_serum")).toBe(target("remove", "night_serum"));
	expect(target("confirm", "night_serum")).not.toBe(target("confirm", "morning_serum"));
});
