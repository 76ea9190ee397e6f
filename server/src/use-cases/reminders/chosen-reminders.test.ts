import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { PushMessage, PushTarget } from "#ports/pusher.ts";
import { type Person, welcomePerson } from "../../../test/factories/person.ts";
import { anyOf, profileCalls, scannedPerson } from "../../../test/factories/profile.ts";
import { getAs, takingAnalyst } from "../../../test/factories/scan.ts";
import { startSystem, type TestSystem } from "../../../test/harness/start-system.ts";
import { contextOf } from "../context.ts";
import { dueKinds, minuteIn } from "./chosen-reminders.ts";
import { sendChosenReminders } from "./index.ts";

let system: TestSystem;
const sent: { target: PushTarget; message: PushMessage }[] = [];
let outcome: () => "sent" | "gone" = () => "sent";
beforeAll(async () => {
	system = await startSystem({ worker: true, analyst: takingAnalyst() });
	system.services.pusher = {
		publicKey: "key",
		accepts: (endpoint) => endpoint.startsWith("https://push.example/"),
		async send(target, message) {
			const answer = outcome();
			if (answer === "sent") sent.push({ target, message });
			return answer;
		},
	};
}, 400_000);
afterAll(() => system.close());
beforeEach(() => {
	sent.length = 0;
	outcome = () => "sent";
});

const { markDone, skip, post } = profileCalls(() => system.app);
const QUIET = {
	next_scan: false,
	ramp_step: false,
	quiet: null,
	by_mail: false,
	morning_at: null,
	night_at: null,
};
const choose = (person: Person, choices: object) =>
	system.app.inject({
		method: "PATCH",
		url: "/api/reminders",
		payload: { time_zone: "UTC", ...QUIET, ...choices },
		headers: { cookie: person.cookie },
	});
const device = (person: Person, name: string) =>
	post("/api/reminders/devices", person, {
		endpoint: `https://push.example/${name}`,
		keys: { p256dh: "BPk", auth: "c2VjcmV0" },
	});
/** What a browser was shown. */
const told = (name: string) =>
	sent.filter(({ target }) => target.endpoint.endsWith(`/${name}`)).map(({ message }) => message.body);
const HOUR_MS = 3_600_000;
const patchLook = (person: Person, id: string, look: string) =>
	system.app.inject({
		method: "PATCH",
		url: `/api/patch-tests/${id}`,
		payload: { look },
		headers: { cookie: person.cookie },
	});
const minuteNow = () => minuteIn("UTC", system.services.clock.now());
const today = () => system.services.clock.now().toISOString().slice(0, 10);
async function lookRound() {
	await sendChosenReminders({ ctx: contextOf(system.services, { kind: "job", job: "chosen-reminders" }) });
	await system.settle();
}

test("nothing is sent to whoever chose nothing, and once a day to whoever did", async () => {
	const [silent, person] = [await scannedPerson(system), await scannedPerson(system)];
	await device(silent, "silent");
	await device(person, "one");
	await choose(person, { morning_at: minuteNow() });
	await lookRound();
	await lookRound();
	expect(sent.map(({ target, message }) => [target.endpoint, target.auth, message.title])).toEqual([
		["https://push.example/one", "c2VjcmV0", "Your morning routine"],
	]);
	expect(sent[0]?.message.body).toMatch(/sunscreen\.$/);
	await choose(person, {});
});

test("what is done or skipped is no reminder any more", async () => {
	const person = await scannedPerson(system);
	await device(person, "done");
	const profile = (await getAs(system, person, "/api/profile")).json();
	await markDone(
		person,
		today(),
		Object.keys(profile.care_plan.morning).map((key) => `morning_${key}`),
	);
	await skip(person, { day: today(), part: "night", skipped: true });
	await choose(person, { morning_at: minuteNow(), night_at: minuteNow() });
	await lookRound();
	expect(sent).toEqual([]);
});

test("a browser that is gone is forgotten, and one mail a day stands in where it was chosen", async () => {
	const person = await scannedPerson(system);
	await device(person, "gone");
	outcome = () => "gone";
	await choose(person, { morning_at: minuteNow(), night_at: minuteNow(), by_mail: true });
	await lookRound();
	await lookRound();
	expect((await getAs(system, person, "/api/reminders")).json().devices).toBe(0);
	const mails = (system.mailbox?.read(person.email) ?? []).filter(({ subject }) =>
		subject.startsWith("Today with"),
	);
	expect(mails).toHaveLength(1);
});

test("a patch test asks for both of its looks in their own hours, each once, and for none that was taken", async () => {
	const person = await welcomePerson(system);
	await device(person, "patch");
	await choose(person, { patch_test: true });
	const { id } = anyOf("serum");
	await post("/api/patch-tests", person, { product_id: id });
	await lookRound();
	expect(told("patch")).toEqual([]);
	system.devClock?.advance(24 * HOUR_MS);
	await lookRound();
	await lookRound();
	expect(told("patch")).toEqual(["One day has passed. Look at the spot and note it on your shelf."]);
	const [test] = (await getAs(system, person, "/api/shelf")).json().patch_tests;
	await patchLook(person, test.id, "calm");
	await lookRound();
	system.devClock?.advance(24 * HOUR_MS);
	await lookRound();
	expect(told("patch").slice(1)).toEqual([
		"Two days have passed. This look is the one that counts: note it on your shelf.",
	]);
	await patchLook(person, test.id, "calm");
	await choose(person, { patch_test: true, by_mail: true });
	await lookRound();
	expect(told("patch")).toHaveLength(2);
});

test("where no browser is reached, the mail of the day tells of a look that comes later on it", async () => {
	const person = await scannedPerson(system);
	const { id } = anyOf("serum");
	await post("/api/patch-tests", person, { product_id: id });
	const rest = 24 * HOUR_MS - (system.services.clock.now().getTime() % (24 * HOUR_MS));
	system.devClock?.advance(rest + 60_000);
	await choose(person, { morning_at: minuteNow(), patch_test: true, by_mail: true });
	await lookRound();
	const [mail] = (system.mailbox?.read(person.email) ?? []).filter(({ subject }) =>
		subject.startsWith("Today with"),
	);
	expect(mail?.text).toContain("Time to look at your patch test: One day has passed.");
});

test("a pack is told of four weeks before it ends and once it has, by its kind", async () => {
	const person = await welcomePerson(system);
	await device(person, "pack");
	await choose(person, { expiry: true, morning_at: minuteNow() });
	const dayFromNow = (days: number) =>
		new Date(system.services.clock.now().getTime() + days * 24 * HOUR_MS).toISOString().slice(0, 10);
	await post("/api/shelf", person, { product_id: anyOf("sunscreen").id, best_before: dayFromNow(28) });
	await post("/api/shelf", person, { product_id: anyOf("serum").id, best_before: dayFromNow(-1) });
	await post("/api/shelf", person, { product_id: anyOf("moisturizer").id, best_before: dayFromNow(60) });
	await lookRound();
	expect(told("pack")).toEqual(["Ends in four weeks: sunscreen. Past its time: serum."]);
});

test("one press turns everything off, and a browser of the push service only is taken", async () => {
	const person = await welcomePerson(system);
	expect((await getAs(system, person, "/api/reminders")).json()).toEqual({
		choices: null,
		devices: 0,
		public_key: "key",
	});
	expect((await device(person, "mine")).json().devices).toBe(1);
	const elsewhere = { endpoint: "https://169.254.169.254/", keys: { p256dh: "BPk", auth: "a" } };
	expect((await post("/api/reminders/devices", person, elsewhere)).statusCode).toBe(400);
	expect((await choose(person, { time_zone: "Mars/Base" })).statusCode).toBe(400);
	await choose(person, { night_at: 1290, quiet: { from: 1320, to: 420 } });
	expect((await post("/api/reminders/stop", person)).json()).toMatchObject({ choices: null, devices: 0 });
});

test("quiet hours pass midnight, and what waited in them is told after while it is of use", () => {
	const choices = {
		timeZone: "UTC",
		morningAt: 390,
		nightAt: 1290,
		nextScan: true,
		rampStep: true,
		expiry: true,
		patchTest: true,
		quietFrom: 1320,
		quietTo: 420,
		byMail: false,
	};
	expect(dueKinds(choices, 400)).toEqual([]);
	expect(dueKinds(choices, 420)).toEqual(["morning", "ramp_step", "next_scan", "expiry", "patch_test"]);
	expect(dueKinds(choices, 520)).toEqual(["patch_test"]);
	expect(dueKinds(choices, 1300)).toEqual(["night", "patch_test"]);
	expect(dueKinds({ ...choices, quietFrom: null }, 400)).toContain("morning");
	expect(minuteIn("Asia/Kathmandu", new Date("2026-11-28T00:00:00Z"))).toBe(5 * 60 + 45);
});

test("a phone is told the coming week of what was chosen, without quiet hours, and nothing without a choice", async () => {
	const [person, other] = [await scannedPerson(system), await scannedPerson(system)];
	const upcoming = async (who: Person) =>
		(await getAs(system, who, "/api/reminders/upcoming")).json().reminders;
	expect(await upcoming(person)).toEqual([]);
	const minute = minuteIn("UTC", system.services.clock.now());
	const soon = (minute + 30) % (24 * 60);
	await choose(person, { night_at: soon, patch_test: true });
	await post("/api/patch-tests", person, { product_id: anyOf("serum").id });
	const told = await upcoming(person);
	const nights = told.filter(({ title }: { title: string }) => title === "Your evening routine");
	expect(nights.length).toBeGreaterThanOrEqual(6);
	expect(nights[0]).toMatchObject({ minute: soon, path: "/today" });
	expect(told.filter(({ path }: { path: string }) => path === "/shelf")).toHaveLength(2);
	expect(await upcoming(other)).toEqual([]);
	const quietTo = (soon + 60) % (24 * 60);
	await choose(person, { night_at: soon, patch_test: true, quiet: { from: minute, to: quietTo } });
	const quiet = await upcoming(person);
	expect(quiet.map((one: { title: string; minute: number }) => [one.title, one.minute])).toEqual([
		["Time to look at your patch test", quietTo],
		["Time to look at your patch test", quietTo],
	]);
});
