import { once } from "node:events";
import { request as httpRequest, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { checkinStreamEventSchema } from "@dewlight/contracts/scans.ts";
import { STAGES } from "@dewlight/core/scan/stages.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Person, welcomePerson } from "../../../test/factories/person.ts";
import { finishScan, getAs, goodAnswer, postScan, takingAnalyst } from "../../../test/factories/scan.ts";
import { startSystem, type TestSystem } from "../../../test/harness/start-system.ts";
import { appOptions } from "../../http-options.ts";
import { createLog } from "../../log.ts";
import { createApp } from "../app.ts";
import type { App } from "../route.ts";

let analyzed = Promise.withResolvers<void>();
let system: TestSystem;
/** Another process on the same database, which takes no jobs; told to stop by `told`. */
let other: App;
const told = new AbortController();
beforeAll(async () => {
	const analyze = async () => {
		await analyzed.promise;
		return goodAnswer();
	};
	system = await startSystem({ analyst: takingAnalyst({ analyze }), worker: true });
	const options = appOptions(system.config, system, createLog({ level: "silent" }));
	other = await createApp({
		...options,
		stopping: { told: told.signal, ending: new AbortController().signal },
	});
	await other.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(async () => {
	await other.close();
	await system.close();
});

async function follow(person: Person, id: number, after = 0): Promise<IncomingMessage> {
	const { port } = other.server.address() as AddressInfo;
	const path = `/api/checkins/${id}/stream?after=${after}`;
	const request = httpRequest({ port, host: "127.0.0.1", path, headers: { cookie: person.cookie } });
	request.end();
	const [answer] = (await once(request, "response")) as [IncomingMessage];
	return answer;
}

const eventsIn = (body: string) =>
	[...body.matchAll(/^data: (.+)$/gm)].map(([, data = ""]) =>
		checkinStreamEventSchema.parse(JSON.parse(data)),
	);

async function startScanOf(person: Person): Promise<number> {
	return (await postScan(system, person)).json().id;
}

test("who follows a scan at another process is told each stage once, in order, and the end", async () => {
	analyzed = Promise.withResolvers();
	const person = await welcomePerson(system);
	const id = await startScanOf(person);
	const answer = await follow(person, id);
	expect(answer.headers["content-type"]).toContain("text/event-stream");
	const body = text(answer);
	analyzed.resolve();
	const events = eventsIn(await body);
	const stages = events.filter((event) => event.type === "stage");
	expect(stages.map(({ index, stage }) => [index, stage])).toEqual(
		STAGES.map((stage, index) => [index, stage]),
	);
	expect(events.at(-1)).toEqual({ type: "end" });
	const polled = (await getAs(system, person, `/api/checkins/${id}/events`)).json();
	expect(stages.map(({ stage, payload }) => ({ stage, payload }))).toEqual(polled);
});

test("who comes back is told what is missing; of a scan that ended, at once", async () => {
	analyzed.resolve();
	const person = await welcomePerson(system);
	const id = await finishScan(system, person);
	const events = eventsIn(await text(await follow(person, id, 5)));
	expect(events.map((event) => (event.type === "stage" ? event.index : event.type))).toEqual([5, 6, "end"]);
});

test("nobody follows another's scan, and nobody has more than four streams open", async () => {
	analyzed = Promise.withResolvers();
	const [person, stranger] = [await welcomePerson(system), await welcomePerson(system)];
	const id = await startScanOf(person);
	const refused = await follow(stranger, id);
	expect(refused.statusCode).toBe(404);
	refused.resume();
	const open = await Promise.all([1, 2, 3, 4].map(() => follow(person, id)));
	const fifth = await follow(person, id);
	expect(fifth.statusCode).toBe(429);
	expect(fifth.headers["retry-after"]).toBe("5");
	fifth.resume();
	open.pop()?.destroy();
	await expect
		.poll(async () => {
			const answer = await follow(person, id);
			answer.destroy();
			return answer.statusCode;
		})
		.toBe(200);
	analyzed.resolve();
	const bodies = await Promise.all(open.map((answer) => text(answer)));
	for (const body of bodies) expect(eventsIn(body).at(-1)).toEqual({ type: "end" });
});

test("a process that is told to stop ends its streams at once, so that another goes on", async () => {
	analyzed = Promise.withResolvers();
	const person = await welcomePerson(system);
	const id = await startScanOf(person);
	const answer = await follow(person, id);
	const body = text(answer);
	told.abort();
	expect(eventsIn(await body).map(({ type }) => type)).not.toContain("end");
	analyzed.resolve();
	await system.settle();
});
