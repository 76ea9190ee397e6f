import { productCheckSchema } from "@dewlight/contracts/check.ts";
import { DAY_MS } from "@dewlight/contracts/constants.ts";
import type { Profile } from "@dewlight/contracts/profile.ts";
import { shelfAnswerSchema } from "@dewlight/contracts/shelf.ts";
import { standingOn } from "@dewlight/core/routine/steps-of-day.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Person, welcomePerson } from "../../../test/factories/person.ts";
import { profileCalls, profileOf } from "../../../test/factories/profile.ts";
import { finishScan, getAs, takingAnalyst } from "../../../test/factories/scan.ts";
import { startSystem, type TestSystem } from "../../../test/harness/start-system.ts";
import { contextOf } from "../../use-cases/context.ts";
import { sendChosenReminders } from "../../use-cases/reminders/index.ts";
import { minuteIn } from "../../use-cases/reminders/send-chosen.ts";

let system: TestSystem;
const reminded: string[] = [];
beforeAll(async () => {
	system = await startSystem({ worker: true, analyst: takingAnalyst() });
	system.services.pusher = {
		publicKey: "key",
		accepts: () => true,
		async send(_target, { title }) {
			reminded.push(title);
			return "sent";
		},
	};
}, 400_000);
afterAll(() => system.close());

const { confirm, markDone, skip, tell, post } = profileCalls(() => system.app);
const dayNow = () => system.services.clock.now().toISOString().slice(0, 10);

/** Keys of what a person's plan names a product for, in one part of the day. */
const withProducts = (profile: Profile, part: "morning" | "night") =>
	Object.entries(profile.care_plan?.[part] ?? {}).flatMap(([key, { product }]) =>
		product ? [{ id: `${part}_${key}`, product }] : [],
	);

const NO_WISHES = {
	time_zone: "UTC",
	morning_at: null,
	night_at: null,
	next_scan: false,
	ramp_step: false,
	quiet: null,
	by_mail: false,
};
const patchAs = (person: Person, url: string, payload: object) =>
	system.app.inject({ method: "PATCH", url, payload, headers: { cookie: person.cookie } });
const shelfOf = async (person: Person) =>
	shelfAnswerSchema.parse((await getAs(system, person, `/api/shelf?today=${dayNow()}`)).json());
async function lookRound() {
	await sendChosenReminders({ ctx: contextOf(system.services, { kind: "job", job: "chosen-reminders" }) });
	await system.settle();
}

/** A pack read from its label: checked, kept as the person's own, put on the shelf, tried on a patch of skin. */
async function buyByLabel(person: Person): Promise<string> {
	const label = { name: "Market oil", category: "serum", inci: "Aqua, Glycerin, Squalane, Parfum, Limonene" };
	const check = productCheckSchema.parse((await post("/api/products/check", person, label)).json());
	expect(check.fragrance).toEqual(["Parfum", "Limonene"]);
	const { id } = (await post("/api/products/own", person, label)).json().product;
	await post("/api/shelf", person, { product_id: id, opened_on: dayNow() });
	expect((await post("/api/patch-tests", person, { product_id: id })).statusCode).toBe(200);
	return id;
}

/** Takes the look a reminder asked for. */
async function lookCalm(person: Person) {
	await lookRound();
	expect(reminded.splice(0)).toContain("Time to look at your patch test");
	const [test] = (await shelfOf(person)).patch_tests;
	expect((await patchAs(person, `/api/patch-tests/${test?.id}`, { look: "calm" })).statusCode).toBe(200);
}

test("a week of a person: scan, plan, fourteen routines, skin that stings, a product by its label with its patch test, a reaction, reminders, a second scan and a verdict", async () => {
	const person = await welcomePerson(system);
	await finishScan(system, person);
	const plan = await profileOf(system, person);
	expect(withProducts(plan, "morning").length).toBeGreaterThan(1);
	for (const part of ["morning", "night"] as const) {
		for (const { id, product } of withProducts(plan, part)) {
			expect((await confirm(person, id, product)).statusCode, id).toBe(200);
		}
	}
	await post("/api/reminders/devices", person, {
		endpoint: "https://push.example/phone",
		keys: { p256dh: "BPk", auth: "YQ" },
	});
	await patchAs(person, "/api/reminders", { ...NO_WISHES, patch_test: true });
	const begun = dayNow();
	let bought = "";

	for (let day = 0; day < 7; day += 1) {
		const today = dayNow();
		for (const part of ["morning", "night"] as const) {
			const keys = withProducts(plan, part).map(({ id }) => id);
			if (day === 3 && part === "night") {
				const { stung_days } = (
					await skip(person, { day: today, part, skipped: true, reason: "stings" })
				).json();
				expect(stung_days).toEqual([today]);
			} else {
				expect((await markDone(person, today, keys)).statusCode, `${today} ${part}`).toBe(200);
			}
		}
		await tell(person, { day: today, felt: [day === 3 ? "stings" : "calm"] });
		if (day === 1) bought = await buyByLabel(person);
		if (day === 2 || day === 3) await lookCalm(person);
		system.devClock?.advance(DAY_MS);
	}

	// What passed its patch may still not be for this face: it is told, kept with its day, and counted on by no plan.
	expect((await shelfOf(person)).items[0]).toMatchObject({ product_id: bought, tested: "calm" });
	const reaction = { product_id: bought, day: dayNow(), signs: ["burns"], note: "On the cheeks" };
	const noted = (await post("/api/reactions", person, reaction)).json();
	expect(noted.advice.level).toBe("stop");
	expect(noted.stung_days.at(-1)).toBe(dayNow());
	expect((await shelfOf(person)).reactions).toMatchObject([{ product_id: bought, day_of_use: 7 }]);

	// The treatment rests from the fourth night on, and the person is told what is on.
	const stung = (await profileOf(system, person)).stung_days;
	const pace = { ramp: null, start_week: 1, pauses: true };
	expect(standingOn(pace, { begun, since: begun }, stung[0] ?? "", stung).state).toBe("paused");
	await patchAs(person, "/api/reminders", {
		...NO_WISHES,
		morning_at: minuteIn("UTC", system.services.clock.now()),
		next_scan: true,
	});
	await lookRound();
	expect(reminded).toEqual(
		expect.arrayContaining(["Your morning routine", "A new photo can be compared from today on"]),
	);

	await finishScan(system, person);
	const { series, use } = (await getAs(system, person, "/api/progress")).json();
	expect(series.length).toBeGreaterThan(0);
	const sunscreen = use.steps.find(({ id }: { id: string }) => id === "morning_sunscreen");
	expect(sunscreen).toMatchObject({
		done: 7,
		planned: 7,
		verdict: "enough",
		sentence: "Sunscreen on 7 of 7 days.",
	});
	const treatments = use.steps.filter(
		({ needs_weeks }: { needs_weeks: number | null }) => needs_weeks !== null,
	);
	for (const { verdict } of treatments) expect(verdict).toBe("too_short");
	if (treatments.length > 0) expect(use.summary).toMatch(/^Nothing can be said yet about whether /);

	const span = `from=${begun}&to=${dayNow()}`;
	const { days } = (await getAs(system, person, `/api/diary?${span}`)).json();
	expect(days).toHaveLength(7);
	expect(days[3]).toMatchObject({
		skipped: [{ part: "night", reason: "stings" }],
		entry: { felt: ["stings"] },
	});
	const calendar = await getAs(system, person, "/api/care-plan.ics");
	expect(calendar.body).toContain(`DTSTART:${begun.replaceAll("-", "")}T073000`);
}, 300_000);
