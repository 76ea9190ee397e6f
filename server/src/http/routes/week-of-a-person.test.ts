import { productCheckSchema } from "@dewlight/contracts/check.ts";
import { diaryAnswerSchema } from "@dewlight/contracts/diary.ts";
import { comparisonSchema, progressAnswerSchema } from "@dewlight/contracts/progress.ts";
import { reactionAnswerSchema, shelfAnswerSchema } from "@dewlight/contracts/shelf.ts";
import { labelNames } from "@dewlight/core/products/label/label-names.ts";
import { readLabel } from "@dewlight/core/products/label/read-label.ts";
import type { CarePlan } from "@dewlight/core/routine/care-plan.ts";
import { type RoutineStep, routineSteps, stepsOn } from "@dewlight/core/routine/day-plan.ts";
import { addDays, standingOn } from "@dewlight/core/routine/steps-of-day.ts";
import { makeObservation, type ObservationParts } from "@dewlight/core/skin/testing/make-observation.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { PushMessage } from "#ports/pusher.ts";
import { type Person, welcomePerson } from "../../../test/factories/person.ts";
import { profileCalls, profileOf } from "../../../test/factories/profile.ts";
import { finishScan, getAs, goodAnswer, takingAnalyst } from "../../../test/factories/scan.ts";
import { type PushService, startPushService } from "../../../test/harness/push-service.ts";
import { startSystem, type TestSystem } from "../../../test/harness/start-system.ts";
import { contextOf } from "../../use-cases/context.ts";
import { sendChosenReminders } from "../../use-cases/reminders/index.ts";

/** What the two photos show: skin with spots and redness that eases, in light as alike as two mornings are. */
const SPOTS = { "inflamed_spots.forehead": 4, "inflamed_spots.left_cheek": 5, "inflamed_spots.chin": 4 };
const SEEN: ObservationParts[] = [
	{ readings: { ...SPOTS, "redness.left_cheek": 14 } },
	{ readings: { ...SPOTS, "redness.left_cheek": 6 }, photo: { colour_cast: 0.12 } },
];

let system: TestSystem;
let phone: PushService;
beforeAll(async () => {
	phone = await startPushService();
	system = await startSystem({
		worker: true,
		analyst: takingAnalyst({
			analyze: async (_photo, options) => ({
				...goodAnswer(options),
				observation: makeObservation(SEEN.shift()),
			}),
		}),
	});
}, 400_000);
afterAll(async () => {
	await system.close();
	phone.close();
});

const { confirm, markDone, tell, post } = profileCalls(() => system.app);
const patch = (person: Person, url: string, payload: object) =>
	system.app.inject({ method: "PATCH", url, payload, headers: { cookie: person.cookie } });
const read = async (person: Person, url: string) => (await getAs(system, person, url)).json();

const now = () => system.services.clock.now();
const today = () => now().toISOString().slice(0, 10);
const MONDAY = nextMonday(new Date());
const dayOf = (day: number) => addDays(MONDAY, day);

function nextMonday(from: Date): string {
	return addDays(from.toISOString().slice(0, 10), 8 - (from.getUTCDay() || 7));
}

/** Moves to that hour of the week; the worker looks for reminders that are due, as it does every ten minutes. */
async function goTo(day: number, time: string): Promise<void> {
	system.devClock?.set(new Date(`${dayOf(day)}T${time}:00Z`));
	await sendChosenReminders({ ctx: contextOf(system.services, { kind: "job", job: "chosen-reminders" }) });
	await system.settle();
}

/** What the phone has shown since it was last looked at. */
let seen = 0;
function newOnPhone() {
	const all = phone.shown();
	const fresh = all.slice(seen);
	seen = all.length;
	return fresh;
}

/** In no order: what is due at one moment may come one way or the other. */
const titles = (messages: PushMessage[]) => messages.map(({ title }) => title).toSorted();

/** Confirms every product the plan names, from the first day on. */
async function confirmPlan(person: Person): Promise<void> {
	const { care_plan } = await profileOf(system, person);
	for (const section of ["morning", "night", "weekly"] as const) {
		for (const [key, { product }] of Object.entries(care_plan?.[section] ?? {})) {
			if (product) expect((await confirm(person, `${section}_${key}`, product)).statusCode).toBe(200);
		}
	}
}

async function chooseReminders(person: Person): Promise<void> {
	expect((await post("/api/reminders/devices", person, phone.subscription)).json().devices).toBe(1);
	const wishes = { morning_at: 450, night_at: 1290, next_scan: true, ramp_step: false, patch_test: true };
	const answer = await patch(person, "/api/reminders", {
		...wishes,
		time_zone: "UTC",
		quiet: { from: 1320, to: 420 },
		by_mail: false,
	});
	expect(answer.statusCode).toBe(200);
}

/** The person's own routine, as Today makes it of the profile. */
async function routineOf(person: Person): Promise<{ steps: RoutineStep[]; stung: string[] }> {
	const { care_plan: plan, confirmed_care_plan, dropped_steps, stung_days } = await profileOf(system, person);
	const { additional: _, ...confirmed } = confirmed_care_plan;
	const used = Object.entries(confirmed).map(([step, { id, name, in_use_since }]) => ({
		step,
		productId: id,
		name,
		since: (in_use_since ?? "").slice(0, 10),
	}));
	// The wire promises less of a step than the plan that it carries holds.
	const whole = plan as CarePlan | null;
	return { steps: routineSteps({ plan: whole, used, dropped: dropped_steps }), stung: stung_days };
}

/** Checks off everything that is on in this part of the day. */
async function checkOff(person: Person, part: "morning" | "night"): Promise<string[]> {
	const { steps, stung } = await routineOf(person);
	const ids = stepsOn(steps, { part, day: today() }, stung).map(({ id }) => id);
	expect((await markDone(person, today(), ids)).statusCode, `${today()} ${part}`).toBe(200);
	return ids;
}

/** A pack whose label was photographed: what the reader made of it is checked, kept, opened and tried on a patch of skin. */
async function buyByLabel(person: Person): Promise<string> {
	const names = labelNames(["Aqua", "Glycerin", "Squalane", "Parfum", "Limonene"]);
	const words = "INGREDIENTS: AQUA, GLYCER1N, SQUALANE. PARFUM, LIMONENE".split(" ");
	const listed = readLabel(
		words.map((text) => ({ text, confidence: 90, line: 0 })),
		names,
	);
	const label = { name: "Market oil", category: "serum", inci: listed.map(({ name }) => name).join(", ") };
	const check = productCheckSchema.parse((await post("/api/products/check", person, label)).json());
	expect(check.ingredients).toEqual(["Aqua", "Glycerin", "Squalane", "Parfum", "Limonene"]);
	expect(check.fragrance).toEqual(["Parfum", "Limonene"]);
	const { id } = (await post("/api/products/own", person, label)).json().product;
	await post("/api/shelf", person, { product_id: id, opened_on: today() });
	expect((await post("/api/patch-tests", person, { product_id: id })).statusCode).toBe(200);
	return id;
}

/** Takes the look at the patch test that the phone asked for. */
async function lookCalm(person: Person): Promise<void> {
	const { patch_tests } = await shelfOf(person);
	const answer = await patch(person, `/api/patch-tests/${patch_tests[0]?.id}`, { look: "calm" });
	expect(answer.statusCode).toBe(200);
}

/** Passed its patch test and still not for this face: told, kept with its day, and answered. */
async function reactTo(person: Person, product_id: string): Promise<void> {
	const reaction = { product_id, day: today(), signs: ["burns"], note: "On the cheeks" };
	const noted = reactionAnswerSchema.parse((await post("/api/reactions", person, reaction)).json());
	expect(noted).toMatchObject({ advice: { level: "stop" }, stung_days: [today()] });
}

const shelfOf = async (person: Person) =>
	shelfAnswerSchema.parse(await read(person, `/api/shelf?today=${today()}`));

const [TUESDAY, FRIDAY] = [1, 4];
/** One treatment for spots at night, on one Thursday in its first week. */
const TREATMENT = "night_serum";

test("a week of a person: scan, plan, fourteen routines, a product by its label, skin that stings, reminders, a second scan and a verdict that knows what was done", async () => {
	// Monday: a first photo and its plan, confirmed product by product, and reminders, which nobody gets unasked.
	await goTo(0, "06:30");
	const person = await welcomePerson(system);
	await post("/api/profile", person, { issues: ["Acne", "Redness"] });
	const before = await finishScan(system, person);
	await confirmPlan(person);
	expect(phone.came).toEqual([]);
	await chooseReminders(person);

	let oil = "";
	const routines: string[][] = [];
	const evenings: PushMessage[][] = [];
	for (let day = 0; day < 7; day += 1) {
		await goTo(day, "07:30");
		expect(titles(newOnPhone())).toEqual(["Your morning routine"]);
		routines.push(await checkOff(person, "morning"));

		await goTo(day, "18:00");
		if (day === TUESDAY) oil = await buyByLabel(person);
		await tell(person, { day: today(), felt: [day === FRIDAY ? "stings" : "calm"] });
		if (day === FRIDAY) await reactTo(person, oil);

		await goTo(day, "21:30");
		evenings.push(newOnPhone());
		if (evenings.at(-1)?.some(({ tag }) => tag === "patch")) await lookCalm(person);
		routines.push(await checkOff(person, "night"));
	}
	expect(routines.filter((steps) => steps.length > 1)).toHaveLength(14);
	expect(evenings.flat().filter(({ tag }) => tag === "patch")).toHaveLength(2);

	// The treatment was on for Thursday and named so; from Friday on it rests, and its ramp waits.
	const nights = evenings.map((ones) => ones.find(({ tag }) => tag === "night")?.body);
	expect(nights.map((body) => body?.includes("serum"))).toEqual([0, 0, 0, 1, 0, 0, 0].map(Boolean));
	const { steps, stung } = await routineOf(person);
	expect(stung).toEqual([dayOf(FRIDAY)]);
	const { pace, beginning } = steps.find(({ id }) => id === TREATMENT) ?? {};
	if (!pace || !beginning) throw new Error("The plan has no treatment at night.");
	expect(standingOn(pace, beginning, dayOf(6), stung)).toEqual({ state: "paused", until: dayOf(7) });
	expect(standingOn(pace, beginning, dayOf(10), stung)).toEqual({ state: "on", week: 1 });
	expect(standingOn(pace, beginning, dayOf(10))).toEqual({ state: "on", week: 2 });

	// Monday again: the phone says that a photo can be compared, and it is taken in the same light.
	await goTo(7, "07:30");
	expect(titles(newOnPhone())).toEqual(["A new photo can be compared from today on", "Your morning routine"]);
	const after = await finishScan(system, person);
	const compared = await read(person, `/api/progress/compare?before=${before}&after=${after}`);
	expect(comparisonSchema.parse(compared)).toMatchObject({ comparable: true, differs_in: [] });
	const { series, use } = progressAnswerSchema.parse(await read(person, "/api/progress"));
	const cheek = series.find(({ metric_id }) => metric_id === "redness.left_cheek");
	expect(cheek).toMatchObject({ verdict: "better", points: [{ value: 14 }, { value: 6 }] });
	expect(use).toMatchObject({ from: dayOf(0), to: dayOf(6) });
	const useOf = (id: string) => use?.steps.find((step) => step.id === id);
	expect(useOf("morning_sunscreen")?.sentence).toBe("Sunscreen on 7 of 7 days.");
	expect(useOf(TREATMENT)).toMatchObject({ done: 1, planned: 1, weeks: 1, verdict: "too_short" });
	expect(use?.summary).toMatch(/^Nothing can be said yet about whether adapalene .* for you\.$/);

	// What was lived stands in the calendar, and what was not borne stays with its pack.
	const { days } = diaryAnswerSchema.parse(await read(person, `/api/diary?from=${dayOf(0)}&to=${dayOf(6)}`));
	expect(days.flatMap(({ done }) => done).toSorted()).toEqual(routines.flat().toSorted());
	expect(days[FRIDAY]?.entry?.felt).toEqual(["stings"]);
	const { items, reactions } = await shelfOf(person);
	expect(items[0]).toMatchObject({ product_id: oil, tested: "calm" });
	expect(reactions).toMatchObject([{ product_id: oil, day: dayOf(FRIDAY), day_of_use: 4 }]);
	const calendar = await getAs(system, person, "/api/care-plan.ics");
	expect(calendar.body).toContain(`DTSTART:${dayOf(0).replaceAll("-", "")}T073000`);
}, 300_000);
