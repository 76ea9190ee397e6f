import { STEP_RULES } from "@dewlight/core/knowledge/steps/step-rules.ts";
import { expect, test } from "vitest";
import { sampleProduct, sampleProfile, sampleStep, sampleWarning } from "../testing/sample-profile.ts";
import { type TodayStep, todaySteps, todayView } from "./today-steps.ts";

const NIGHT = { part: "night", day: "2026-11-23" } as const;
const MORNING = { part: "morning", day: "2026-11-23" } as const;
const at = (since: string) => ({ in_use_since: `${since}T12:00:00.000Z` });
const ids = (rows: { step: TodayStep }[]) => rows.map(({ step }) => step.id);

test("the steps of this part of the day stand in order, each with its product only where one is in use", () => {
	const profile = sampleProfile({
		confirmed_care_plan: { morning_cleanser: sampleProduct("wash", at("2026-11-20")) },
	});
	const { on } = todayView(todaySteps(profile), MORNING);
	expect(ids(on)).toEqual(["morning_cleanser", "morning_toner", "morning_sunscreen"]);
	expect(on.map(({ step }) => step.product)).toEqual(["Plain Product wash", null, null]);
});

test("of a sunscreen in use amount and time are told, and the rest waits; before it is in use all of it is", () => {
	const { instruction } = STEP_RULES["step.sunscreen_fluid"];
	const care_plan = { morning: { sunscreen: sampleStep("sun", { instruction }) }, night: {}, weekly: {} };
	const stepOf = (more: Parameters<typeof sampleProfile>[0]) =>
		todaySteps(sampleProfile({ care_plan, ...more }))[0];
	expect(stepOf({})).toMatchObject({ how: instruction, more: null });
	expect(
		stepOf({ confirmed_care_plan: { morning_sunscreen: sampleProduct("sun", at("2026-11-20")) } }),
	).toMatchObject({
		how: "Two finger lengths for face and neck, 15 minutes before you go out.",
		more: instruction,
	});
});

test("what has its turn later says when, and what rests says its next day", () => {
	const serum = sampleProfile();
	expect(todayView(todaySteps(serum), NIGHT).off).toMatchObject([
		{ step: { id: "night_serum" }, words: "begins in week 3 after you start" },
	]);
	const begun = sampleProfile({
		confirmed_care_plan: { night_cleanser: sampleProduct("wash", at("2026-11-20")) },
	});
	expect(todayView(todaySteps(begun), NIGHT).off[0]?.words).toBe("begins on Dec 4, in week 3 of your plan");
	const weekly = sampleProfile({
		care_plan: { morning: {}, night: {}, weekly: { mask: sampleStep("mud", { days: ["wednesday"] }) } },
	});
	expect(todayView(todaySteps(weekly), NIGHT).off[0]?.words).toBe("next on Wednesday");
	expect(todayView(todaySteps(weekly), { ...NIGHT, day: "2026-11-25" }).on).toHaveLength(1);
	expect(todayView(todaySteps(weekly), { ...MORNING, day: "2026-11-25" }).on).toEqual([]);
});

test("a step that is being begun says its week of use", () => {
	const since = at("2026-11-02");
	const profile = sampleProfile({
		confirmed_care_plan: {
			night_cleanser: sampleProduct("wash", since),
			night_serum: sampleProduct("drops", at("2026-11-16")),
		},
	});
	const tuesday = todayView(todaySteps(profile), { part: "night", day: "2026-11-24" });
	expect(tuesday.on.find(({ step }) => step.id === "night_serum")?.week).toBe(2);
});

test("skin that stings after midnight makes the treatment rest in the night that is still on, as long as from that day", () => {
	const since = at("2026-11-02");
	const night = { serum: sampleStep("drops", { pause_if: "It stings." }) };
	const profile = sampleProfile({
		care_plan: { morning: {}, night, weekly: {} },
		confirmed_care_plan: { night_serum: sampleProduct("drops", since) },
	});
	expect(ids(todayView(todaySteps(profile), NIGHT).on)).toEqual(["night_serum"]);
	const stung = todayView(todaySteps(profile), NIGHT, ["2026-11-24"]);
	expect(stung).toMatchObject({ on: [], pausedUntil: "2026-11-27" });
});

test("what is left out is missing, unless something is in use there", () => {
	const dropped_steps = ["morning_cleanser", "morning_toner"];
	const profile = sampleProfile({
		dropped_steps,
		confirmed_care_plan: { morning_toner: sampleProduct("mine", { is_custom: true }) },
	});
	const { on } = todayView(todaySteps(profile), MORNING);
	expect(ids(on)).toEqual(["morning_toner", "morning_sunscreen"]);
});

test("an own choice goes by its label: each day in a daily step, and not among tonight's in a weekly one", () => {
	const profile = sampleProfile({
		confirmed_care_plan: {
			night_serum: sampleProduct("mine", { is_custom: true }),
			weekly_exfoliant: sampleProduct("peel", { is_custom: true }),
		},
	});
	const { on, off } = todayView(todaySteps(profile), NIGHT);
	expect(on.find(({ step }) => step.id === "night_serum")?.step).toMatchObject({
		product: "Plain Product mine",
		pace: null,
	});
	expect(off).toMatchObject([{ step: { id: "weekly_exfoliant" }, words: "on the days its label says" }]);
});

test("a product the rules want out is never among the steps to do", () => {
	const profile = sampleProfile({
		confirmed_care_plan: { night_cleanser: sampleProduct("wash", at("2026-11-20")) },
		warnings: [
			sampleWarning({
				level: "stop",
				title: "Not while pregnant",
				steps: ["night_cleanser"],
				product_ids: ["wash"],
			}),
		],
	});
	const { on, off } = todayView(todaySteps(profile), NIGHT);
	expect(on).toEqual([]);
	expect(off[0]).toMatchObject({
		step: { id: "night_cleanser" },
		words: "please leave it out. Not while pregnant",
	});
});

test("without a plan and products there is nothing", () => {
	expect(todaySteps(sampleProfile({ care_plan: null }))).toEqual([]);
});
