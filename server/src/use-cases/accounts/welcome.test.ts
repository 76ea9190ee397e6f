import { DAY_MS } from "@dewlight/contracts/constants.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addPastScan } from "../../../test/factories/past-scan.ts";
import { type Person, welcomePerson } from "../../../test/factories/person.ts";
import { startSystem, type TestSystem } from "../../../test/harness/start-system.ts";
import { sendMailJob } from "../../jobs/definitions/promised.ts";
import { contextOf } from "../context.ts";
import { sendMail } from "../mails/index.ts";

let system: TestSystem;
beforeAll(async () => {
	system = await startSystem({ worker: true });
});
afterAll(() => system.close());

const onboard = (person: Person) =>
	system.app.inject({
		method: "POST",
		url: "/api/onboarding",
		headers: { cookie: person.cookie },
		payload: {},
	});

async function welcomeOf(person: Person) {
	const ctx = contextOf(system.services, { kind: "job", job: "send-mail" } as const);
	await sendMail({ ctx, input: { template: "welcome", user_id: person.id } });
	const mails = system.mailbox?.read(person.email) ?? [];
	return mails.find(({ subject }) => subject.startsWith("Welcome"));
}

test("a welcome is promised once, for two minutes after onboarding is complete", async () => {
	const person = await welcomePerson(system);
	const before = Date.now();
	await Promise.all([onboard(person), onboard(person), onboard(person)]);
	await system.settle();
	const jobs = await system.queue.boss.findJobs(sendMailJob.id);
	const welcomes = jobs.filter(({ data }) => JSON.stringify(data).includes('"welcome"'));
	expect(welcomes).toHaveLength(1);
	const waits = (welcomes[0]?.startAfter.getTime() ?? 0) - before;
	expect(waits).toBeGreaterThanOrEqual(120_000);
	expect(waits).toBeLessThan(180_000);
	expect(system.mailbox?.read(person.email).some(({ subject }) => subject.startsWith("Welcome"))).toBe(false);
});

test("without a report the welcome leads to the dashboard", async () => {
	const person = await welcomePerson(system);
	expect((await welcomeOf(person))?.links).toEqual(["http://localhost:3000/dashboard"]);
});

test("with a report the welcome counts the steps of its plan and names the day of the next photo", async () => {
	const person = await welcomePerson(system);
	await addPastScan(system, person, { daysAgo: 0 });
	const mail = await welcomeOf(person);
	expect(mail?.subject).toContain("your first report is ready");
	expect(mail?.text).toMatch(/your care plan with \d+ steps\./);
	const inAWeek = new Date(system.services.clock.now().getTime() + 7 * DAY_MS);
	const day = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" }).format(inAWeek);
	expect(mail?.text).toContain(`from ${day} on`);
	expect(mail?.links).toEqual(["http://localhost:3000/results"]);
});

test("a day for the next photo that has passed is not named", async () => {
	const person = await welcomePerson(system);
	await addPastScan(system, person, { daysAgo: 60 });
	const mail = await welcomeOf(person);
	expect(mail?.subject).toContain("your first report is ready");
	expect(mail?.text).not.toContain("The next photo");
});
