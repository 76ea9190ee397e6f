import { afterAll, beforeAll, expect, test } from "vitest";
import { type Person, welcomePerson } from "../../test/factories/person.ts";
import { finishScan, goodAnswer, takingAnalyst } from "../../test/factories/scan.ts";
import { startSystem, type TestSystem } from "../../test/harness/start-system.ts";
import { readQueueFigures } from "../db/queries/queue-figures.ts";
import { createLog } from "../log.ts";
import { createProbeApp } from "../probe-app.ts";

const TOKEN = "a-token-of-sixteen-or-more";
const authorization = `Bearer ${TOKEN}`;

let system: TestSystem;
let person: Person;
let failsNext = false;
beforeAll(async () => {
	const analyst = takingAnalyst({
		analyze: async (_photo, wish) => {
			if (!failsNext) return goodAnswer(wish);
			failsNext = false;
			const check = { name: "sharpness", status: "fail", value: 1, limit: 2 } as const;
			const photoQuality = { status: "fail" as const, reason: "Hold still.", checks: [check] };
			return { ...goodAnswer(), photoQuality, observation: null, thumbnail: null, layers: [] };
		},
	});
	system = await startSystem({ analyst, worker: true, env: { METRICS_TOKEN: TOKEN } });
	person = await welcomePerson(system);
});
afterAll(() => system.close());

const read = (headers = {}) => system.app.inject({ url: "/metrics", headers });
/** The value of one line, by the start of its name and labels. */
async function figureOf(line: RegExp): Promise<number | null> {
	const found = (await read({ authorization })).body.split("\n").find((text) => line.test(text));
	return found === undefined ? null : Number(found.split(" ").at(-1));
}

test("figures are shown to whoever has the token, and to nobody else is there anything", async () => {
	expect((await read()).statusCode).toBe(404);
	expect((await read({ authorization: `Bearer ${TOKEN}x` })).statusCode).toBe(404);
	const answer = await read({ authorization });
	expect(answer.statusCode).toBe(200);
	expect(answer.headers["content-type"]).toContain("text/plain; version=0.0.4");
	expect(answer.body).toContain("process_resident_memory_bytes");
});

test("a scan is counted from the call to the verdict on its photo by tone", async () => {
	const before = await figureOf(/^dewlight_events_total\{event="scan.completed"\}/);
	await finishScan(system, person);
	expect(await figureOf(/^dewlight_events_total\{event="scan.completed"\}/)).toBe((before ?? 0) + 1);
	expect(await figureOf(/^dewlight_events_total\{event="account.registered"\}/)).toBe(1);
	const { ita_class: tone } = goodAnswer().observation?.tone ?? {};
	expect(await figureOf(new RegExp(`^dewlight_photo_verdicts_total\\{status="pass",tone="${tone}"\\}`))).toBe(
		1,
	);
	expect(await figureOf(/^dewlight_engine_seconds_count\{outcome="done"\}/)).toBe(1);
	expect(await figureOf(/^dewlight_job_seconds_count\{job="analyze-scan",outcome="done"\}/)).toBe(1);
	expect(await figureOf(/^dewlight_part_seconds_count\{part="mail",outcome="done"\}/)).toBeGreaterThan(0);
	expect(
		await figureOf(/^dewlight_part_seconds_count\{part="object_store",outcome="done"\}/),
	).toBeGreaterThan(0);
	const posted =
		/^dewlight_http_request_seconds_count\{method="POST",route="\/api\/scan-skin",status="2xx"\}/;
	expect(await figureOf(posted)).toBe(1);
});

test("a photo that fails counts with the check it failed, and without a tone", async () => {
	failsNext = true;
	await finishScan(system, person);
	expect(await figureOf(/^dewlight_photo_verdicts_total\{status="fail",tone="unread"\}/)).toBe(1);
	expect(await figureOf(/^dewlight_photo_failed_checks_total\{check="sharpness"\}/)).toBe(1);
});

test("refusals are counted by their code, and addresses appear by their pattern only", async () => {
	await system.app.inject({ url: "/api/checkins/987654", headers: { cookie: person.cookie } });
	await system.app.inject({ url: "/api/checkins/1" });
	expect(await figureOf(/^dewlight_refusals_total\{code="not_found"\}/)).toBe(1);
	expect(await figureOf(/^dewlight_refusals_total\{code="no_session"\}/)).toBe(1);
	const { body } = await read({ authorization });
	expect(body).not.toContain("987654");
	expect(body).not.toContain(person.email);
});

test("a job that waits shows in the depth and age of its queue; one for later does not", async () => {
	const { boss } = system.queue;
	await boss.createQueue("nobody-works-here");
	await boss.send("nobody-works-here", {});
	await boss.send("nobody-works-here", {}, { startAfter: 3_600 });
	await system.services.store.db.execute(
		"update pgboss.job set start_after = now() - interval '90 seconds' where name = 'nobody-works-here' and start_after <= now()",
	);
	const { queues } = await readQueueFigures(system.services.store.db);
	const own = queues.find(({ queue }) => queue === "nobody-works-here");
	expect(own).toMatchObject({ waiting: 1, running: 0 });
	expect(own?.oldestSeconds).toBeGreaterThanOrEqual(90);
	expect(await figureOf(/^dewlight_queue_jobs\{queue="nobody-works-here",state="waiting"\}/)).toBe(1);
	expect(await figureOf(/^dewlight_queue_readable /)).toBe(1);
});

test("a worker answers probes and shows its figures, and nothing else", async () => {
	const { signal } = new AbortController();
	const { config } = system;
	const stopping = { told: signal, ending: signal };
	const probes = await createProbeApp({ config, system, log: createLog({ level: "silent" }), stopping });
	expect((await probes.inject({ url: "/api/health" })).json()).toEqual({ ok: true });
	expect((await probes.inject({ url: "/metrics", headers: { authorization } })).statusCode).toBe(200);
	expect((await probes.inject({ url: "/metrics" })).statusCode).toBe(404);
	expect((await probes.inject({ url: "/api/me" })).statusCode).toBe(404);
	await probes.close();
});
