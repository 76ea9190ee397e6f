import { expect, test } from "vitest";
import { settleShape } from "./wire-shape.ts";

test("both spellings of a product's addresses are read, at any depth", () => {
	const old = { id: "a", imageurl: "/a.webp", producturl: "https://shop.test" };
	const read = { ...old, image_url: "/a.webp", product_url: "https://shop.test" };
	expect(settleShape({ budget: [old], confirmed_care_plan: { additional: { a: old } } })).toEqual({
		budget: [read],
		confirmed_care_plan: { additional: { a: read } },
	});
});

test("the agreed spelling wins, also where it says that there is none", () => {
	expect(settleShape({ image_url: null, imageurl: "/a.webp" })).toMatchObject({ image_url: null });
});

test("a product's price may be text, a subscription's stays text", () => {
	expect(settleShape({ name: "Wash", price: "$1,012.50" })).toEqual({ name: "Wash", price: 1012.5 });
	expect(settleShape({ plan_name: "Pro", price: "$14.99" })).toEqual({ plan_name: "Pro", price: "$14.99" });
});

test("one text stands for a list of one, where a list is agreed", () => {
	expect(settleShape({ improvements: "Less red.", overall_assessment: "Calm." })).toEqual({
		improvements: ["Less red."],
		overall_assessment: "Calm.",
	});
});

test("a plan that is wrapped once more is taken out, any other is left to its reader", () => {
	const plan = { morning: {}, night: {}, weekly: {} };
	expect(settleShape({ care_plan: { care_plan: plan } })).toEqual({ care_plan: plan });
	expect(settleShape({ care_plan: "text" })).toEqual({ care_plan: "text" });
});

test("a person without a scan, a date or a plan is a person", () => {
	expect(settleShape({ user: { is_email_verified: true, latest_checkin_id: null } })).toEqual({
		user: { is_email_verified: true, latest_checkin_id: 0, agreed_to_terms_date: null, care_plan: null },
	});
});

test.each([null, "text", 3, true])("%j passes through for the schema to judge", (value) => {
	expect(settleShape(value)).toBe(value);
});
