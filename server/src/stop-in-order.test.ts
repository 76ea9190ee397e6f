import { Agent, get } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { preparedGuide, readEvents, say, steppedReply, typesOf } from "../test/factories/chat.ts";
import { welcomePerson } from "../test/factories/person.ts";
import { newProduct, until, WITHOUT_ENGINE } from "../test/harness/product-process.ts";
import { startSystem, type TestSystem } from "../test/harness/start-system.ts";
import { createApp } from "./http/app.ts";
import type { App } from "./http/route.ts";
import { appOptions } from "./http-options.ts";
import { createLog } from "./log.ts";
import { stopInOrder } from "./start.ts";

interface Answer {
	status: number | undefined;
	connection: string | undefined;
}

/** A call over a connection that is kept. */
function ask(agent: Agent, url: string): Promise<Answer> {
	return new Promise((resolve, reject) => {
		get(url, { agent }, (answer) => {
			answer.resume().once("end", () => {
				resolve({ status: answer.statusCode, connection: answer.headers.connection });
			});
		}).once("error", reject);
	});
}

test("a process told to stop says so to balancers, serves on for its notice, and exits 0 past kept connections", async () => {
	const product = await newProduct({ STOP_NOTICE_SECONDS: "2" }, WITHOUT_ENGINE);
	const child = await product.start();
	const [kept, fresh] = [new Agent({ keepAlive: true }), new Agent()];
	onTestFinished(() => kept.destroy());
	expect(await ask(kept, `${product.address}/api/ready`)).toMatchObject({
		status: 200,
		connection: "keep-alive",
	});
	child.process.kill("SIGTERM");
	const ready = await until(async () => {
		const answer = await ask(fresh, `${product.address}/api/ready`);
		return answer.status === 503 ? answer : null;
	});
	expect(ready.connection).toBe("close");
	expect(await ask(fresh, `${product.address}/api/me`)).toEqual({ status: 200, connection: "close" });
	expect(await child.ended()).toBe(0);
});

/** A system that listens, and what stops it. */
async function listen(system: TestSystem): Promise<{ app: App; address: string; ending: AbortController }> {
	const [told, ending] = [new AbortController(), new AbortController()];
	const app = await createApp({
		...appOptions(system.config, system, createLog({ level: "silent" })),
		stopping: { told: told.signal, ending: ending.signal },
	});
	await app.listen({ port: 0, host: "127.0.0.1" });
	const { port } = app.server.address() as AddressInfo;
	return { app, address: `http://127.0.0.1:${port}`, ending };
}

async function stream(address: string, cookie: string): Promise<string> {
	const answer = await fetch(`${address}/api/chat2/stream`, {
		method: "POST",
		headers: { "content-type": "application/json", cookie },
		body: JSON.stringify({ message: "How?", conversation_history: [], checkin_id: null }),
	});
	return answer.text();
}

test("a stream under way ends whole when it ends in time, and with a sentence when it does not", async () => {
	const replies = [steppedReply(), steppedReply()] as const;
	const [ends, hangs] = replies;
	const assistants = preparedGuide((question) => (ends.asked.length === 0 ? ends : hangs).reply(question));
	const system = await startSystem({ worker: true, assistants });
	const people = [await welcomePerson(system), await welcomePerson(system)] as const;
	await system.settle();
	const { app, address, ending } = await listen(system);
	const first = stream(address, people[0].cookie);
	await expect.poll(() => ends.asked.length).toBe(1);
	const second = stream(address, people[1].cookie);
	await expect.poll(() => hangs.asked.length).toBe(1);
	ends.give(say("All of it."));
	hangs.give(say("Half of"));
	const began = performance.now();
	const stopped = stopInOrder({ app, system, works: true, seconds: 4, noticeSeconds: 0, ending });
	ends.give({ type: "done", engine: "guided", citations: [] });
	expect(typesOf(await first)).toEqual(["session_started", "content_delta"]);
	expect(readEvents(await second).at(-1)).toEqual({
		type: "error",
		detail: "The answer was cut off. What was said so far is kept; please ask again for the rest.",
	});
	await stopped;
	expect(performance.now() - began).toBeLessThan(8_000);
});
