import type { ConfirmedCarePlan } from "@dewlight/contracts/profile.ts";
import { expect, test } from "vitest";
import { isEmpty, isSameProduct, ownRows, suggestedRows } from "./plan-rows.ts";
import { sampleProduct, sampleProfile, sampleStep } from "./testing/sample-profile.ts";

const joined = (one: ConfirmedCarePlan, two: Pick<ConfirmedCarePlan, "additional">): ConfirmedCarePlan =>
	Object.assign({}, one, two);
const keys = (rows: { key: string }[]) => rows.map(({ key }) => key);

test("suggested steps stand in the order of the day, and missing ones are not padded", () => {
	const rows = suggestedRows(sampleProfile());
	expect(keys(rows.morning)).toEqual(["morning_cleanser", "morning_toner", "morning_sunscreen"]);
	expect(keys(rows.night)).toEqual(["night_cleanser", "night_serum"]);
	expect(rows.weekly).toEqual([]);
});

test("a suggested product has its shop facts, or at least its name and address", () => {
	const [wash, toner, sun] = suggestedRows(sampleProfile()).morning;
	expect(wash?.product?.price).toBe(12.5);
	expect(toner?.product).toBeNull();
	expect(sun?.product).toMatchObject({ id: "sun", name: "Product sun", price: null });
});

test("a step that is left out is not counted", () => {
	const { morning } = suggestedRows(sampleProfile({ dropped_steps: ["morning_toner"] }));
	expect(morning.map(({ number }) => number)).toEqual([1, null, 2]);
});

test("a step is in use only where its own product is confirmed", () => {
	const profile = sampleProfile({
		confirmed_care_plan: {
			morning_cleanser: sampleProduct("wash"),
			night_cleanser: sampleProduct("other", { is_custom: true }),
		},
	});
	const { morning, night } = suggestedRows(profile);
	expect(morning[0]?.inUse).toBe(true);
	expect(night[0]?.inUse).toBe(false);
	expect(night[0]?.used?.id).toBe("other");
});

test("products are the same by id, and by name where an id is missing", () => {
	expect(isSameProduct({ id: "1", name: "A" }, { id: "1", name: "B" })).toBe(true);
	expect(isSameProduct({ id: "1", name: "A" }, { id: "2", name: "A" })).toBe(false);
	expect(isSameProduct({ id: "", name: "Calm Wash" }, { id: "2", name: " calm wash" })).toBe(true);
});

test("products in use stand in their sections; advice only beside the suggested ones", () => {
	const rows = ownRows(
		sampleProfile({
			confirmed_care_plan: {
				night_serum: sampleProduct("drops"),
				night_cleanser: sampleProduct("mine", { is_custom: true }),
				weekly_mask: sampleProduct("mud"),
			},
		}),
	);
	expect(keys(rows.night)).toEqual(["night_cleanser", "night_serum"]);
	expect(rows.night[0]?.step).toBeNull();
	expect(rows.night[1]?.step?.instruction).toBe("How to use drops.");
	expect(keys(rows.weekly)).toEqual(["weekly_mask"]);
	expect(rows.morning).toEqual([]);
});

test("products without a step, and places this version does not know, stand with the additional ones", () => {
	const rows = ownRows(
		sampleProfile({
			confirmed_care_plan: joined(
				{ noon_mist: sampleProduct("mist") },
				{ additional: { oil: { ...sampleProduct("oil", { category: null }), description: "Face oil" } } },
			),
		}),
	);
	expect(rows.additional.map(({ key, product, description }) => [key, product.id, description])).toEqual([
		["noon_mist", "mist", null],
		["additional", "oil", "Face oil"],
	]);
});

test("a plan is empty when no section has a step", () => {
	expect(isEmpty(ownRows(sampleProfile()))).toBe(true);
	expect(isEmpty(suggestedRows(sampleProfile({ care_plan: null })))).toBe(true);
	const one = { morning: {}, night: {}, weekly: { mask: sampleStep("mud") } };
	expect(isEmpty(suggestedRows(sampleProfile({ care_plan: one })))).toBe(false);
});
